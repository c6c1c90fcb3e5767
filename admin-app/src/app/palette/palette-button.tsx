import { Button } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { messages } from './messages';
import styles from './palette.module.css';

/** Renders the button that opens the palette, with its shortcut. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const isMac = useOs() === 'macos';
  return (
    <Button
      variant="default"
      leftSection={<IconSearch size={18} aria-hidden />}
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      onClick={onOpen}
    >
      <span className={styles.word}>{messages.open}</span>
      <kbd className={styles.shortcut} aria-hidden>
        {isMac ? messages.shortcut.mac : messages.shortcut.other}
      </kbd>
    </Button>
  );
}

import { Button } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import type { aheadOfPress } from 'shared-lib/ui/pressed-part';
import { messages } from './messages';
import styles from './palette.module.css';

interface PaletteButtonProps extends ReturnType<typeof aheadOfPress> {
  onOpen: () => void;
}

/** Renders the button that opens the palette, with its shortcut. */
export function PaletteButton({ onOpen, ...ahead }: PaletteButtonProps) {
  const isMac = useOs() === 'macos';
  return (
    <Button
      variant="default"
      leftSection={<IconSearch size={18} aria-hidden />}
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      {...ahead}
      onClick={onOpen}
    >
      <span className={styles.word}>{messages.open}</span>
      <kbd className={styles.shortcut} aria-hidden>
        {isMac ? messages.shortcut.mac : messages.shortcut.other}
      </kbd>
    </Button>
  );
}

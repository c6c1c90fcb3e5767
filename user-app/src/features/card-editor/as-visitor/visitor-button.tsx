import { Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { usePressedPart } from 'shared-lib/ui/pressed-part';
import { messages } from './messages';
import type { Draft } from './draft-as-published';
import styles from './visitor-button.module.css';

const loadView = () => import('./visitor-view').then(({ VisitorView }) => VisitorView);

interface VisitorButtonProps extends Draft {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Renders the button 'Ver como visitante', with the dialog that it opens. */
export function VisitorButton({ isOpen, onToggle, ...draft }: VisitorButtonProps) {
  const [View, load] = usePressedPart(loadView);
  return (
    <>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconDeviceMobile size={18} stroke={1.75} aria-hidden />}
        className={styles.button}
        onClick={() => {
          onToggle(true);
          load();
        }}
      >
        {messages.open}
      </Button>
      {View && isOpen && <View {...draft} onClose={() => onToggle(false)} />}
    </>
  );
}

import { Button } from '@mantine/core';
import { messages } from './messages';

interface DaysButtonProps {
  /** Whose days: what a screen reader hears. */
  name: string;
  open: boolean;
  onToggle: () => void;
}

/** Shows the days of one line of a table, or hides them again. */
export function DaysButton({ name, open, onToggle }: DaysButtonProps) {
  return (
    <Button
      variant="subtle"
      size="compact-md"
      aria-label={messages.seeDays(name)}
      aria-pressed={open}
      onClick={onToggle}
    >
      {open ? messages.close : messages.days}
    </Button>
  );
}

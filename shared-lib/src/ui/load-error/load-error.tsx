import { Button } from '@mantine/core';
import { uiMessages } from '../messages';
import { Notice } from '../notice';

/** Says that something could not be loaded, and tries again when asked. */
export function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      title={message}
      actions={
        <Button variant="white" color="red" onClick={onRetry}>
          {uiMessages.retry}
        </Button>
      }
    />
  );
}

import { Button } from '@mantine/core';
import { uiMessages } from '../messages';
import { Notice } from '../notice';

/** Renders the error of content that couldn't be loaded, with a button to try again. */
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

import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { uiMessages } from './messages';

/** Says that something could not be loaded, and tries again when asked. */
export function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle aria-hidden />} title={message}>
      <Button variant="white" color="red" onClick={onRetry}>
        {uiMessages.retry}
      </Button>
    </Alert>
  );
}

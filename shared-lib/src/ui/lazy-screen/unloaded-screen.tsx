import { Button } from '@mantine/core';
import { screenFailureMessages as messages } from '../../screen-failure';
import { PageHeading } from '../page-heading';

/** Renders the error of a screen whose file couldn't be loaded. */
export function UnloadedScreen({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <PageHeading title={messages.loadFailed(name)} intro={messages.loadFailedText} />
      <Button onClick={onRetry}>{messages.retry}</Button>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useNetworkBack } from '../../client/network';
import { screenFailureMessages as messages } from '../screen-failure';
import { PageHeading } from '../page-heading';

interface UnloadedScreenProps {
  name: string;
  onRetry: () => void;
  /** Called when there may be a network again. */
  onNetwork: () => void;
}

/** Renders the error of a screen whose file couldn't be loaded. */
export function UnloadedScreen({ name, onRetry, onNetwork }: UnloadedScreenProps) {
  useNetworkBack(true, onNetwork);
  return (
    <div role="alert">
      <PageHeading title={messages.loadFailed(name)} intro={messages.loadFailedText} />
      <Button onClick={onRetry}>{messages.retry}</Button>
    </div>
  );
}

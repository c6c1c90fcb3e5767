import type { ReactNode } from 'react';
import { ScreenBoundary } from 'shared-lib/screen-failure';
import { CrashScreen } from '../features/crash/crash-screen';
import { Unloaded } from './unloaded';

interface Props {
  /** Name in the message. */
  page: string;
  onRetry: () => void;
  children: ReactNode;
}

/**
 * Keeps a screen that can't be loaded from affecting others: a message with a retry is shown in its place until
 * somebody goes to another screen. A crash shows the global error screen. Give it another key for another attempt.
 */
export function LoadBoundary({ page, onRetry, children }: Props) {
  return (
    <ScreenBoundary
      place={page}
      loadFailed={(error) => <Unloaded page={page} error={error} onRetry={onRetry} />}
      crashed={<CrashScreen />}
    >
      {children}
    </ScreenBoundary>
  );
}

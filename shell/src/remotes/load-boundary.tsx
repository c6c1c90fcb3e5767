import type { ReactNode } from 'react';
import { useNetworkBack } from 'shared-lib/network';
import { ScreenBoundary, screenFailureMessages as messages } from 'shared-lib/screen-failure';
import { CrashScreen } from '../features/crash/crash-screen';
import { messages as own } from './messages';
import { reloadNewest } from './reload-newest';
import { RemoteMisfit } from './remote-misfit';
import styles from './load-boundary.module.css';

interface Props {
  /** Name in the message. */
  page: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Returns the text about a screen that couldn't be loaded. */
function textFor(error: unknown): string {
  return error instanceof RemoteMisfit ? own[error.remote] : messages.loadFailedText;
}

/** Renders the error of a screen that couldn't be loaded, and tries again when there may be a network again. */
function Unloaded({ page, error, onRetry }: Omit<Props, 'children'> & { error: unknown }) {
  const isMisfit = error instanceof RemoteMisfit;
  useNetworkBack(!isMisfit, onRetry);
  return (
    <div className={styles['box']} role="alert">
      <h1>{messages.loadFailed(page)}</h1>
      <p>{textFor(error)}</p>
      <div className={styles['actions']}>
        {isMisfit && error.remote === 'newer' ? (
          <button type="button" onClick={() => void reloadNewest()}>
            {messages.reload}
          </button>
        ) : (
          <button type="button" onClick={onRetry}>
            {messages.retry}
          </button>
        )}
        <a href="/">{messages.goHome}</a>
      </div>
    </div>
  );
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

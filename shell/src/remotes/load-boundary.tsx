import type { ReactNode } from 'react';
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

/**
 * Keeps a screen that can't be loaded from affecting others: a message with a retry is shown in its place until
 * somebody goes to another screen. A crash shows the global error screen. Give it another key for another attempt.
 */
export function LoadBoundary({ page, onRetry, children }: Props) {
  const loadFailed = (error: unknown) => (
    <div className={styles['box']} role="alert">
      <h1>{messages.loadFailed(page)}</h1>
      <p>{textFor(error)}</p>
      <div className={styles['actions']}>
        {error instanceof RemoteMisfit && error.remote === 'newer' ? (
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
  return (
    <ScreenBoundary place={page} loadFailed={loadFailed} crashed={<CrashScreen />}>
      {children}
    </ScreenBoundary>
  );
}

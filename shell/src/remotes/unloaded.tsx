import { useNetworkBack } from 'shared-lib/network';
import { screenFailureMessages as messages } from 'shared-lib/screen-failure';
import { messages as own } from './messages';
import { reloadNewest } from './reload-newest';
import { RemoteMisfit } from './remote-misfit';
import styles from './unloaded.module.css';

interface UnloadedProps {
  /** Name in the message. */
  page: string;
  error: unknown;
  /** True for a part of a screen, which goes on around it. */
  isPart?: boolean;
  onRetry: () => void;
}

/** Returns the text about a screen that couldn't be loaded. */
function textFor(error: unknown): string {
  return error instanceof RemoteMisfit ? own[error.remote] : messages.loadFailedText;
}

/** Renders the error of a screen that couldn't be loaded, and tries again when there may be a network again. */
export function Unloaded({ page, error, isPart = false, onRetry }: UnloadedProps) {
  const isMisfit = error instanceof RemoteMisfit;
  const Heading = isPart ? 'h3' : 'h1';
  useNetworkBack(!isMisfit, onRetry);
  return (
    <div className={styles['box']} data-part={isPart || undefined} role="alert">
      <Heading className={styles['title']}>{messages.loadFailed(page)}</Heading>
      <p>{textFor(error)}</p>
      <div className={styles['actions']}>
        {isMisfit && error.remote === 'newer' ? (
          <button type="button" onClick={() => void reloadNewest()}>
            {messages.reload}
          </button>
        ) : (
          <button
            type="button"
            onClick={({ currentTarget }) => {
              // What comes doesn't have the button: the focus stays in its dialog, or on its screen.
              if (isPart)
                currentTarget.closest<HTMLElement>('[role=dialog], main')?.focus({ preventScroll: true });
              onRetry();
            }}
          >
            {messages.retry}
          </button>
        )}
        {!isPart && <a href="/">{messages.goHome}</a>}
      </div>
    </div>
  );
}

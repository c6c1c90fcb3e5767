import { useEffect } from 'react';
import { useAnswer } from 'shared-lib/answers';
import { STATUS_PARTS, type PublicStatus } from 'shared-lib/model';
import { PageTitle } from '../../app/page-title';
import controls from '../../ui/controls.module.css';
import { messages } from './messages';
import { readPublicStatus } from './read-public-status';
import styles from './status-page.module.css';

/** Time between two checks of an open page, in milliseconds: the same time for which caches hold an answer. */
const EVERY_MS = 60_000;

type Summary = keyof typeof messages.summaries;

function summaryOf(status: PublicStatus | null): Summary {
  if (!status) return 'unknown';
  const states = STATUS_PARTS.map((part) => status.parts[part]);
  if (states.some((state) => state === 'down' || state === 'delayed')) return 'trouble';
  if (status.freeze) return 'frozen';
  return states.includes('unknown') ? 'unknown' : 'fine';
}

/** Checks the product's state now, every minute while the page is visible, and on request. */
function useStatus() {
  const { latest: status, isLoading: isChecking, retry: check } = useAnswer([], readPublicStatus);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') check();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [check]);
  return { status, isChecking, check };
}

/** Renders the product's state for everybody. It says that it doesn't know where nothing answers. */
export default function StatusPage() {
  const { status, isChecking, check } = useStatus();
  return (
    <article className={styles['page']}>
      <PageTitle>{messages.title}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1>{messages.title}</h1>
      {status === undefined ? <p role="status">{messages.loading}</p> : <StatusReport status={status} />}
      <button type="button" className={controls['secondary']} disabled={isChecking} onClick={check}>
        {messages.again}
      </button>
    </article>
  );
}

function StatusReport({ status }: { status: PublicStatus | null }) {
  const summary = summaryOf(status);
  const freeze = status?.freeze;
  return (
    <>
      <div className={styles['summary']} data-summary={summary} role="status">
        <p className={styles['headline']}>{messages.summaries[summary]}</p>
        {summary === 'unknown' && <p>{messages.unknownText}</p>}
        {freeze && (
          <p>
            {freeze.message || messages.frozenText}
            {freeze.until !== null && ` ${messages.until(freeze.until)}`}
          </p>
        )}
      </div>
      {status && (
        <>
          <dl className={styles['parts']}>
            {STATUS_PARTS.map((part) => (
              <div key={part}>
                <dt>
                  {messages.parts[part].name}
                  <span className={styles['about']}>{messages.parts[part].about}</span>
                </dt>
                <dd data-state={status.parts[part]}>{messages.states[status.parts[part]]}</dd>
              </div>
            ))}
          </dl>
          <p className={styles['about']}>{messages.checkedAt(status.checkedAt)}</p>
        </>
      )}
    </>
  );
}

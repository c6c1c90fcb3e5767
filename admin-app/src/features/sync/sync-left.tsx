import type { SyncRun } from 'shared-lib/model';
import { useSyncLeftQuery } from '../../template-data/sync-endpoints';
import { CardLine } from './card-line';
import { messages } from './messages';
import styles from './sync-page.module.css';

/** Most cards that are named. */
const MAX_NAMED = 20;

/** Renders the cards that an undone roll-out has left as they are, as their owners have changed them since. */
export function SyncLeft({ name, run }: { name: string; run: SyncRun }) {
  const { data: left = [] } = useSyncLeftQuery({ runId: run.id, most: MAX_NAMED });
  if (left.length === 0) return null;
  return (
    <section aria-label={messages.left(name)}>
      <p>{messages.leftTitle}</p>
      <ul className={styles.failures}>
        {left.map(({ instanceId, slug, ownerId }) => (
          <CardLine key={instanceId} slug={slug} ownerId={ownerId} />
        ))}
      </ul>
      {run.counts.left > left.length && <p>{messages.leftMore(run.counts.left - left.length)}</p>}
    </section>
  );
}

import { Anchor } from '@mantine/core';
import type { SyncRun } from 'shared-lib/domain';
import { Link } from 'shared-lib/router';
import { publicCardUrl, userHref } from '../../paths';
import { useSyncLeftQuery } from '../../template-data/sync-endpoints';
import { messages } from './messages';
import styles from './sync-page.module.css';

/** Most cards that are named. */
const MOST = 20;

/** Renders the cards that an undone roll-out has left as they are, as their owners have changed them since. */
export function SyncLeft({ name, run }: { name: string; run: SyncRun }) {
  const { data: left = [] } = useSyncLeftQuery({ runId: run.id, most: MOST });
  if (left.length === 0) return null;
  return (
    <section aria-label={messages.left(name)}>
      <p>{messages.leftTitle}</p>
      <ul className={styles.failures}>
        {left.map(({ instanceId, slug, ownerId }) => (
          <li key={instanceId}>
            {slug ? (
              <Anchor href={publicCardUrl(slug)} target="_blank" rel="noreferrer" underline="always">
                {slug}
              </Anchor>
            ) : (
              <strong>{messages.unnamedCard}</strong>
            )}{' '}
            <Anchor
              component={Link}
              to={userHref(ownerId)}
              underline="always"
              aria-label={messages.ownerOf(slug)}
            >
              {messages.owner}
            </Anchor>
          </li>
        ))}
      </ul>
      {run.counts.left > left.length && <p>{messages.leftMore(run.counts.left - left.length)}</p>}
    </section>
  );
}

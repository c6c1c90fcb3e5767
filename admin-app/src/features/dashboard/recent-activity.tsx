import { useState } from 'react';
import { useIntersection } from '@mantine/hooks';
import { Link } from 'shared-lib/router';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonLines } from 'shared-lib/ui/skeletons';
import { timeAgo } from 'shared-lib/ui/time-ago';
import { authorOf, describeAudit, useNames } from '../../audit-words';
import { auditHref, paths } from '../../paths';
import { Unloaded } from '../../ui/unloaded';
import { useLatestAuditQuery } from './dashboard-endpoints';
import styles from './dashboard-page.module.css';
import { messages } from './messages';

const ENTRIES = 6;

/** The log is followed a little before it is seen. */
const NEAR = { rootMargin: '300px 0px' };

/** Renders the latest changes by administrators, live once somebody scrolls near them, as they are at the page's end. */
export function RecentActivity() {
  const [now] = useState(Date.now);
  const { ref, entry: place } = useIntersection<HTMLDivElement>(NEAR);
  const [isWanted, setWanted] = useState(false);
  if (place?.isIntersecting && !isWanted) setWanted(true);
  const query = useLatestAuditQuery(ENTRIES, { skip: !isWanted });
  const { data } = query;
  const names = useNames(data ?? []);
  return (
    <div ref={ref}>
      <SectionCard title={messages.activity}>
        <div data-comes-later>
          {!isWanted && <div className={styles.unseen} />}
          {isWanted && !data && (
            <Unloaded query={query}>
              <SkeletonLines lines={6} />
            </Unloaded>
          )}
          {data?.length === 0 && <p className={styles.quiet}>{messages.noActivity}</p>}
          <ul className={styles.list}>
            {data?.map((entry) => (
              <li key={entry.id}>
                <span>
                  <b className={styles.author}>{authorOf(entry, names)}</b>{' '}
                  <Link to={auditHref(entry.docId)} className={styles.did}>
                    {describeAudit(entry, names)}
                  </Link>
                </span>
                <time className={styles.about} dateTime={new Date(entry.at).toISOString()}>
                  {timeAgo(entry.at, now)}
                </time>
              </li>
            ))}
          </ul>
          {data && data.length > 0 && <Link to={paths.audit}>{messages.allActivity}</Link>}
        </div>
      </SectionCard>
    </div>
  );
}

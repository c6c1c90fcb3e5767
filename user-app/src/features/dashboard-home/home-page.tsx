import { Skeleton } from '@mantine/core';
import type { Card } from 'shared-lib/domain';
import { useAuth, useUid } from 'shared-lib/store';
import { useCardsQuery } from '../../card-data/card-endpoints';
import { LoadError } from '../../ui/load-error';
import { OfflineNotice } from '../../ui/offline-notice';
import { PageHeading } from '../../ui/page-heading';
import { PublicShortcuts } from './components/public-shortcuts';
import { TaskList } from './components/task-list';
import styles from './home-page.module.css';
import { countHomeFigures, findHomeTasks } from './home-tasks';
import { messages } from './messages';

/** 'Inicio': what needs doing, what there is, and the addresses to give away. */
export default function HomePage() {
  const { user } = useAuth();
  const { data, error, isFetching, refetch } = useCardsQuery(useUid());
  const firstName = user?.name.trim().split(/\s+/)[0] ?? '';

  return (
    <>
      <PageHeading title={messages.greeting(firstName)} intro={messages.intro} />
      <OfflineNotice />
      {data && <Overview cards={data} />}
      {!data && isFetching && <OverviewSkeleton />}
      {!data && !isFetching && <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />}
    </>
  );
}

function Overview({ cards }: { cards: readonly Card[] }) {
  const { firebaseUser } = useAuth();
  const tasks = findHomeTasks(cards, { emailVerified: firebaseUser?.emailVerified ?? true });
  const figures = countHomeFigures(cards);
  const published = cards.filter((card) => card.status === 'published');

  return (
    <div className={styles.overview}>
      <dl className={styles.figures} aria-label={messages.figures}>
        <Figure label={messages.cards} value={figures.cards} />
        <Figure label={messages.published} value={figures.published} />
        <Figure label={messages.visibleLinks} value={figures.visibleLinks} />
      </dl>
      <section className={styles.panel} aria-labelledby="por-hacer">
        <h2 id="por-hacer" className={styles.heading}>
          {messages.todo}
        </h2>
        <TaskList tasks={tasks} />
      </section>
      {published.length > 0 && (
        <section className={styles.panel} aria-labelledby="publicas">
          <h2 id="publicas" className={styles.heading}>
            {messages.shortcuts}
          </h2>
          <PublicShortcuts cards={published} />
        </section>
      )}
    </div>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value.toLocaleString('es')}</dd>
    </div>
  );
}

function OverviewSkeleton() {
  return (
    <div className={styles.overview} role="status" aria-label={messages.loading}>
      <div className={styles.figures}>
        <Skeleton height={90} radius={12} />
        <Skeleton height={90} radius={12} />
        <Skeleton height={90} radius={12} />
      </div>
      <Skeleton height={196} radius={12} />
      <Skeleton height={160} radius={12} />
    </div>
  );
}

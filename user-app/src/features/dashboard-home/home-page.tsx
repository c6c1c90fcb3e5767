import { Button } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import type { Card } from 'shared-lib/model';
import { Link } from 'shared-lib/router';
import { useAuth, useUid } from 'shared-lib/store';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useCardsQuery } from '../../card-data/card-endpoints';
import { useMissingPreviews } from '../../link-preview/use-missing-previews';
import { paths } from '../../paths';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import { Hint } from './components/hint';
import { PublicShortcuts } from './components/public-shortcuts';
import { TaskList } from './components/task-list';
import { TodayBookings } from './components/today-bookings';
import { WeekFigures } from './components/week-figures';
import { findHomeHint } from './home-hints';
import styles from './home-page.module.css';
import { findHomeTasks } from './home-tasks';
import { messages } from './messages';
import { useAtMost } from './use-at-most';
import { useBookingTasks } from './use-booking-tasks';
import { useTodaysBookings } from './use-todays-bookings';

/** Longest wait for bookings once the cards are there, so that nothing moves when they come, in milliseconds. */
const BOOKINGS_WITHIN_MS = 1500;

/** Renders 'Inicio': what comes next, what waits, what the week brought, and public addresses. */
export default function HomePage() {
  const { user } = useAuth();
  const { data, error, isFetching, refetch } = useCardsQuery(useUid());
  useMissingPreviews(data);

  return (
    <>
      <PageHeading title={messages.greeting(user?.name ?? '')} />
      {data && <OfflineNotice />}
      {data && <Overview cards={data} />}
      {!data && isFetching && (
        <LoadingOrOffline>
          <OverviewSkeleton />
        </LoadingOrOffline>
      )}
      {!data && !isFetching && <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />}
    </>
  );
}

function Overview({ cards }: { cards: readonly Card[] }) {
  const { user, firebaseUser } = useAuth();
  const today = useTodaysBookings();
  const bookingTasks = useBookingTasks();
  const isWhole = useAtMost(today !== undefined && bookingTasks !== null, BOOKINGS_WITHIN_MS);
  if (!isWhole) return <OverviewSkeleton />;

  const cardTasks = findHomeTasks(cards, { emailVerified: firebaseUser?.emailVerified ?? true });
  const hint = findHomeHint(cards, {
    hasHours: today !== null,
    dismissed: user?.dismissedHints ?? [],
  });
  const published = cards.filter((card) => card.status === 'published');
  const everPublished = cards.filter((card) => card.status !== 'draft');
  const isNew = cards.length === 0;
  const tasks = [...(bookingTasks ?? []), ...cardTasks];
  return (
    <div className={styles.overview}>
      {isNew && <FirstCard />}
      {today && <TodayBookings {...today} />}
      {(!isNew || tasks.length > 0) && (
        <section className={styles.panel} aria-labelledby="por-hacer">
          <h2 id="por-hacer" className={styles.heading}>
            {messages.todo}
          </h2>
          {bookingTasks === null && cardTasks.length === 0 ? (
            <SkeletonRegion label={messages.loading}>
              <SkeletonBlock height={64} radius={0} />
            </SkeletonRegion>
          ) : (
            <TaskList tasks={tasks} />
          )}
        </section>
      )}
      {everPublished.length > 0 && <WeekFigures cards={everPublished} />}
      {hint && (
        <section className={styles.panel} aria-labelledby="ideas">
          <h2 id="ideas" className={styles.heading}>
            {messages.hints}
          </h2>
          <Hint {...hint} />
        </section>
      )}
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

/** Renders the one start of an account without cards. */
function FirstCard() {
  return (
    <EmptyState
      icon={<IconId size={28} stroke={1.5} />}
      title={messages.firstTitle}
      action={
        <Button component={Link} to={paths.newCard} size="md">
          {messages.firstAction}
        </Button>
      }
    >
      {messages.firstText}
    </EmptyState>
  );
}

function OverviewSkeleton() {
  return (
    <SkeletonRegion label={messages.loading}>
      <SkeletonBlock height={196} radius={12} />
      <SkeletonBlock height={160} radius={12} />
      <SkeletonBlock height={196} radius={12} />
    </SkeletonRegion>
  );
}

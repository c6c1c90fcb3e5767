import type { Card } from 'shared-lib/domain';
import { useAuth, useUid } from 'shared-lib/store';
import { SkeletonBlock, SkeletonRegion, SkeletonTiles } from 'shared-lib/ui/skeletons';
import { StatTile, StatTiles } from 'shared-lib/ui/stat-tile';
import { useCardsQuery } from '../../card-data/card-endpoints';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import { PublicShortcuts } from './components/public-shortcuts';
import { TaskList } from './components/task-list';
import { TodayBookings } from './components/today-bookings';
import styles from './home-page.module.css';
import { countHomeFigures, findHomeTasks } from './home-tasks';
import { messages } from './messages';
import { useAtMost } from './use-at-most';
import { useBookingTasks } from './use-booking-tasks';
import { useTodaysBookings } from './use-todays-bookings';

/** Longest wait for bookings once the cards are there, so that nothing moves when they come, in milliseconds. */
const BOOKINGS_WITHIN_MS = 1500;

/** Renders 'Inicio': next steps, figures, and public addresses. */
export default function HomePage() {
  const { user } = useAuth();
  const { data, error, isFetching, refetch } = useCardsQuery(useUid());
  const firstName = user?.name.trim().split(/\s+/)[0] ?? '';

  return (
    <>
      <PageHeading title={messages.greeting(firstName)} intro={messages.intro} />
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
  const { firebaseUser } = useAuth();
  const today = useTodaysBookings();
  const bookingTasks = useBookingTasks();
  const isWhole = useAtMost(today !== undefined && bookingTasks !== null, BOOKINGS_WITHIN_MS);
  if (!isWhole) return <OverviewSkeleton />;

  const cardTasks = findHomeTasks(cards, { emailVerified: firebaseUser?.emailVerified ?? true });
  const figures = countHomeFigures(cards);
  const published = cards.filter((card) => card.status === 'published');
  return (
    <div className={styles.overview}>
      <StatTiles label={messages.figures}>
        <StatTile label={messages.cards} value={figures.cards} />
        <StatTile label={messages.published} value={figures.published} />
        <StatTile label={messages.visibleLinks} value={figures.visibleLinks} />
      </StatTiles>
      {today && <TodayBookings {...today} />}
      <section className={styles.panel} aria-labelledby="por-hacer">
        <h2 id="por-hacer" className={styles.heading}>
          {messages.todo}
        </h2>
        {bookingTasks === null && cardTasks.length === 0 ? (
          <SkeletonRegion label={messages.loading}>
            <SkeletonBlock height={64} radius={0} />
          </SkeletonRegion>
        ) : (
          <TaskList tasks={[...(bookingTasks ?? []), ...cardTasks]} />
        )}
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

function OverviewSkeleton() {
  return (
    <SkeletonRegion label={messages.loading}>
      <SkeletonTiles />
      <SkeletonBlock height={196} radius={12} />
      <SkeletonBlock height={160} radius={12} />
    </SkeletonRegion>
  );
}

import { MAX_CALENDAR_SOURCES } from 'shared-lib/model';
import { useUid } from 'shared-lib/store';
import { LoadError } from 'shared-lib/ui/load-error';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useCalendarSourcesQuery } from '../../../booking-data/endpoints/calendar-sources-endpoints';
import { LoadingOrOffline } from '../../../ui/loading-or-offline';
import { AddCalendar } from './add-calendar';
import { messages as text } from './messages';
import { SourceItem } from './source-item';
import styles from './other-calendars.module.css';

/** Renders the owner's calendars of other programs, whose times can't be booked. */
export function OtherCalendars({ zone }: { zone: string }) {
  // Functions read them every ten minutes: an answer cached for the agenda may be old.
  const {
    data: sources,
    error,
    isFetching,
    refetch,
  } = useCalendarSourcesQuery(useUid(), {
    refetchOnMountOrArgChange: true,
  });
  const reload = () => void refetch();
  return (
    <SectionCard title={text.title} text={text.text}>
      {sources ? (
        <>
          {sources.length === 0 ? (
            <p className={styles.soft}>{text.empty}</p>
          ) : (
            <ul className={styles.list} aria-label={text.list}>
              {sources.map((source) => (
                <SourceItem key={source.id} source={source} zone={zone} onChange={reload} />
              ))}
            </ul>
          )}
          {sources.length < MAX_CALENDAR_SOURCES ? (
            <AddCalendar onAdded={reload} />
          ) : (
            <p className={styles.soft}>{text.most(MAX_CALENDAR_SOURCES)}</p>
          )}
        </>
      ) : isFetching ? (
        <LoadingOrOffline>
          <SkeletonRegion label={text.loading}>
            <SkeletonBlock height={96} />
          </SkeletonRegion>
        </LoadingOrOffline>
      ) : (
        <LoadError message={error?.message ?? ''} onRetry={reload} />
      )}
    </SectionCard>
  );
}

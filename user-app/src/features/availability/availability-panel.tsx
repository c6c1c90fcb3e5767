import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { loadBookingData } from 'shared-lib/data';
import { DEFAULT_AVAILABILITY, isZone, localDateOf, type Availability } from 'shared-lib/model/booking';
import { useStoredDraft } from 'shared-lib/draft';
import { useUid } from 'shared-lib/store';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { useAvailabilityQuery } from '../../booking-data/endpoints/availability-endpoints';
import { OverlapNotice } from '../../booking-data/overlap-notice';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import { browserTimeZone } from '../../ui/time-zones';
import { useSaveFirstHoursMutation } from './availability-writes';
import { availabilityOf, findProblems, formOf, isSound, type AvailabilityForm } from './availability-form';
import styles from './components/availability.module.css';
import { BookingRules } from './components/booking-rules';
import { SlotPreview } from './components/slot-preview';
import { SpecialDates } from './components/special-dates';
import { WeeklyHours } from '../../weekly-hours/weekly-hours';
import { GoogleMaps } from './google-maps/google-maps';
import { OtherCalendars } from './other-calendars/other-calendars';
import { messages as text } from './messages';

/** Renders the owner's hours and booking rules. */
export function AvailabilityPanel() {
  const uid = useUid();
  // `null` is an answer: nothing said yet.
  const { data, error, isFetching, refetch } = useAvailabilityQuery(uid);
  if (data === undefined && isFetching)
    return (
      <LoadingOrOffline>
        <div role="status" aria-label={text.loading}>
          <SkeletonBlock height={480} radius={12} />
        </div>
      </LoadingOrOffline>
    );
  if (data === undefined) return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;
  return data ? <HoursForm uid={uid} stored={data} /> : <NoHours uid={uid} />;
}

const usual = (): Availability => ({ ...DEFAULT_AVAILABILITY, zone: browserTimeZone() });

/** Offers default hours, with which one click makes an owner bookable. */
function NoHours({ uid }: { uid: string }) {
  const [save, { isLoading }] = useSaveFirstHoursMutation();
  return (
    <EmptyState
      icon={<IconClock size={28} stroke={1.5} />}
      title={text.emptyTitle}
      action={
        <Button loading={isLoading} onClick={() => void save({ uid, hours: usual() })}>
          {text.useUsual}
        </Button>
      }
    >
      {text.emptyText}
    </EmptyState>
  );
}

function HoursForm({ uid, stored }: { uid: string; stored: Availability }) {
  const storedDraft = useStoredDraft<AvailabilityForm>(`${uid}:availability`, formOf(stored));
  const { draft, edit, dirty, saving, overlaps } = storedDraft;
  const [now] = useState(Date.now);
  const today = localDateOf(now, isZone(draft.zone) ? draft.zone : 'UTC');
  const problems = findProblems(draft);
  const sound = isSound(problems);
  const set = (changes: Partial<AvailabilityForm>) => edit((before) => ({ ...before, ...changes }));

  const save = () =>
    storedDraft.store(
      (form) => loadBookingData().then((data) => data.saveAvailability(uid, availabilityOf(form, today))),
      { done: () => text.saved },
    );

  return (
    <div className={styles.page}>
      <OverlapNotice
        fields={overlaps.map((field) => text.fields[field])}
        onKeepOwn={storedDraft.keepOwn}
        onTakeStored={storedDraft.takeStored}
      />
      <SectionCard title={text.weekly} text={text.weeklyText}>
        <WeeklyHours
          weekly={draft.weekly}
          problems={problems.weekly}
          allClosed={text.allClosed}
          onChange={(change) => edit((before) => ({ ...before, weekly: change(before.weekly) }))}
        />
      </SectionCard>
      <SectionCard title={text.special} text={text.specialText}>
        <SpecialDates
          overrides={draft.overrides}
          zone={draft.zone}
          today={today}
          tooMany={problems.tooManyDates}
          onChange={(change) => edit((before) => ({ ...before, overrides: change(before.overrides) }))}
        />
      </SectionCard>
      <SectionCard title={text.rules}>
        <BookingRules form={draft} problems={problems} onChange={set} />
      </SectionCard>
      <OtherCalendars zone={stored.zone} />
      <GoogleMaps />
      <SectionCard title={text.preview} text={text.previewText}>
        {sound ? (
          <SlotPreview availability={availabilityOf(draft, today)} today={today} />
        ) : (
          <p className={styles.closed}>{text.previewProblem}</p>
        )}
      </SectionCard>
      {dirty && (
        <div className={styles.saveBar} role="region" aria-label={text.unsaved} data-bottom-bar>
          <p role="status" className={sound ? undefined : styles.problem}>
            {sound ? text.unsaved : text.check}
          </p>
          <div className={styles.saveButtons}>
            <Button variant="default" disabled={saving} onClick={storedDraft.discard}>
              {text.discard}
            </Button>
            <Button loading={saving} disabled={!sound} onClick={() => void save()}>
              {text.save}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

import { useState, type FormEvent } from 'react';
import { Button, Switch, TextInput } from '@mantine/core';
import { newCalendarSourceId } from 'shared-lib/data';
import { CALENDAR_SOURCES_MAX } from 'shared-lib/model';
import { useUid } from 'shared-lib/store';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import {
  useAddCalendarSourceMutation,
  useCalendarSourcesQuery,
} from '../../../booking-data/calendar-sources-endpoints';
import { LoadingOrOffline } from '../../../ui/loading-or-offline';
import { describeCalendarRefusal } from './describe-calendar-refusal';
import { messages as text } from './messages';
import { SourceItem } from './source-item';
import styles from './other-calendars.module.css';

/** Renders the owner's calendars of other programs, whose times can't be booked. */
export function OtherCalendars({ zone }: { zone: string }) {
  // They are read every ten minutes: an answer that the agenda got may be old.
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
          {sources.length < CALENDAR_SOURCES_MAX ? (
            <AddCalendar onAdded={reload} />
          ) : (
            <p className={styles.soft}>{text.most(CALENDAR_SOURCES_MAX)}</p>
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

/** Renders the form for another calendar. Its address is a secret, so that it isn't kept on the device; a failure leaves it in the field. */
function AddCalendar({ onAdded }: { onAdded: () => void }) {
  const [add, { isLoading, error, data }] = useAddCalendarSourceMutation();
  const [sourceId, setSourceId] = useState(newCalendarSourceId);
  const [address, setAddress] = useState('');
  const [allDayBlocks, setAllDayBlocks] = useState(true);
  const problem = describeCalendarRefusal(error);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await add({ sourceId, address, allDayBlocks });
    if (answer.error) return;
    setAddress('');
    setSourceId(newCalendarSourceId());
    onAdded();
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextInput
        className={styles.wide}
        type="url"
        inputMode="url"
        autoComplete="off"
        required
        label={text.address}
        description={text.addressHelp}
        placeholder="https://"
        value={address}
        error={problem}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Switch
        label={text.allDay}
        checked={allDayBlocks}
        onChange={(event) => setAllDayBlocks(event.currentTarget.checked)}
      />
      <Button type="submit" loading={isLoading} disabled={address.trim() === ''}>
        {text.add}
      </Button>
      {data && <Notice tone="success" title={text.added(data.found)} />}
      <details className={styles.wide}>
        <summary>{text.how}</summary>
        <dl className={styles.steps}>
          {text.steps.map((step) => (
            <div key={step.name}>
              <dt>{step.name}</dt>
              <dd>{step.text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </form>
  );
}

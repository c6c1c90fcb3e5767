import { useMemo, useState } from 'react';
import { TextInput } from '@mantine/core';
import {
  addDays,
  busyKey,
  instantOf,
  localDateOf,
  ownersStarts,
  type Availability,
  type BookableService,
  type LocalDate,
} from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import { MINUTE_MS } from 'shared-lib/time';
import {
  useAvailabilityQuery,
  useTakenTimeQuery,
} from '../../../booking-data/endpoints/availability-endpoints';
import { timeInWords, zoneInWords } from '../../../booking-data/booking-times';
import { messages } from '../messages';
import dialogs from './dialogs.module.css';
import styles from './time-chooser.module.css';

const words = messages.time;

interface TimeChooserProps {
  service: Pick<BookableService, 'id' | 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes'>;
  zone: string;
  /** Id of a booking whose own time counts as free. */
  ignore?: string;
  /** Start to begin with, in milliseconds since the epoch; only its day when it has no time. */
  initial: { start: number; hasTime: boolean };
  /** Earliest start that can be chosen, in milliseconds since the epoch; missing for any. */
  min?: number;
  /** Called with every later choice; `null` while none is valid. */
  onChange: (start: number | null) => void;
  error?: string | null;
}

/** Asks for a time: a day, then one of its free starts, or any other. */
export function TimeChooser({ service, zone, ignore, initial, min, onChange, error }: TimeChooserProps) {
  const uid = useUid();
  const [date, setDate] = useState(() => localDateOf(initial.start, zone));
  const [time, setTime] = useState(() => (initial.hasTime ? timeInWords(initial.start, zone) : ''));
  const { data: availability } = useAvailabilityQuery(uid);
  const { starts, isLoading, hasFailed } = useFreeStarts({ service, date, ignore, availability });

  const choose = (on: LocalDate, at: string) => {
    setDate(on);
    setTime(at);
    onChange(on === '' || at === '' ? null : instantOf(on, at, zone));
  };

  return (
    <div className={styles.chooser}>
      <div className={dialogs.halves}>
        <TextInput
          type="date"
          label={words.date}
          required
          withAsterisk={false}
          min={min === undefined ? undefined : localDateOf(min, zone)}
          value={date}
          onChange={(event) => choose(event.currentTarget.value, time)}
        />
        <TextInput
          type="time"
          label={words.other}
          description={words.otherHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={
            min !== undefined && date === localDateOf(min, zone)
              ? timeInWords(min + MINUTE_MS, zone)
              : undefined
          }
          value={time}
          onChange={(event) => choose(date, event.currentTarget.value)}
        />
      </div>
      <fieldset className={styles.free} aria-busy={isLoading}>
        <legend className={styles.legend}>{words.free}</legend>
        <div className={styles.starts}>
          {isLoading ? (
            <p className={styles.soft}>{words.loading}</p>
          ) : hasFailed ? (
            <p className={styles.soft}>{words.failed}</p>
          ) : availability === null ? (
            <p className={styles.soft}>{words.noHours}</p>
          ) : starts.length === 0 ? (
            <p className={styles.soft}>{words.none}</p>
          ) : (
            <div className={styles.slots}>
              {starts.map((start) => {
                const shown = timeInWords(start, zone);
                return (
                  <label key={start} className={styles.slot} data-chosen={shown === time || undefined}>
                    <input
                      type="radio"
                      name="hora-libre"
                      className={styles.radio}
                      checked={shown === time}
                      onChange={() => choose(date, shown)}
                    />
                    {shown}
                  </label>
                );
              })}
            </div>
          )}
        </div>
      </fieldset>
      <p className={styles.soft}>{words.zone(zoneInWords(zone))}</p>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Computes the free starts of a day by the one slot function. */
function useFreeStarts({
  service,
  date,
  ignore,
  availability,
}: Pick<TimeChooserProps, 'service' | 'ignore'> & {
  date: LocalDate;
  /** `undefined` until it is known. */
  availability: Availability | null | undefined;
}): { starts: number[]; isLoading: boolean; hasFailed: boolean } {
  const uid = useUid();
  const [now] = useState(Date.now);
  const isReady = date !== '' && Boolean(availability);
  const {
    data: busy,
    isFetching,
    isError,
  } = useTakenTimeQuery(
    isReady ? { uid, from: addDays(date, -1), to: addDays(date, 1) } : { uid, from: '', to: '' },
    { skip: !isReady },
  );
  const starts = useMemo(() => {
    if (!availability || !busy || date === '') return [];
    const ignored = new Set(ignore === undefined ? [] : [busyKey({ kind: 'booking', id: ignore })]);
    return ownersStarts({ service, availability, intervals: busy, ignore: ignored, date, now });
  }, [availability, busy, date, ignore, now, service]);
  return { starts, isLoading: availability === undefined || (isReady && isFetching), hasFailed: isError };
}

import { NativeSelect, Switch, TextInput } from '@mantine/core';
import {
  localDateOf,
  MAX_SERIES,
  MAX_SERIES_WEEKS,
  timesUntil,
  type LocalDate,
} from 'shared-lib/model/booking';
import { messages } from '../messages';
import styles from './dialogs.module.css';

const words = messages.series;

/** Repetition of a booking, as it is typed. */
export interface Repetition {
  isOn: boolean;
  everyWeeks: number;
  /** End by a number of appointments, or by a date. */
  end: 'times' | 'until';
  times: string;
  until: LocalDate;
}

/** Repetition that the form begins with. */
export const NO_REPETITION: Repetition = { isOn: false, everyWeeks: 1, end: 'times', times: '6', until: '' };

/** Returns the number of appointments that a repetition has from a start on; `null` where it has less than two, or too many. */
export function timesOf(
  { end, times, until, everyWeeks }: Repetition,
  start: number,
  zone: string,
): number | null {
  const count =
    end === 'times'
      ? Number(times)
      : until === ''
        ? 0
        : timesUntil(localDateOf(start, zone), everyWeeks, until);
  return Number.isInteger(count) && count >= 2 && count <= MAX_SERIES ? count : null;
}

interface RepeatFieldsProps {
  value: Repetition;
  onChange: (next: Repetition) => void;
  hasProblem: boolean;
}

/** Asks whether a booking repeats, how often and until when. */
export function RepeatFields({ value, onChange, hasProblem }: RepeatFieldsProps) {
  const edit = (change: Partial<Repetition>) => onChange({ ...value, ...change });
  return (
    <div className={styles.form}>
      <Switch
        label={words.repeat}
        checked={value.isOn}
        onChange={(event) => edit({ isOn: event.currentTarget.checked })}
      />
      {value.isOn && (
        <>
          <div className={styles.halves}>
            <NativeSelect
              label={words.every}
              data={Array.from({ length: MAX_SERIES_WEEKS }, (_, before) => ({
                value: String(before + 1),
                label: words.weeks(before + 1),
              }))}
              value={String(value.everyWeeks)}
              onChange={(event) => edit({ everyWeeks: Number(event.currentTarget.value) })}
            />
            <NativeSelect
              label={words.end}
              data={[
                { value: 'times', label: words.byTimes },
                { value: 'until', label: words.byDate },
              ]}
              value={value.end}
              onChange={(event) => edit({ end: event.currentTarget.value === 'until' ? 'until' : 'times' })}
            />
          </div>
          {value.end === 'times' ? (
            <TextInput
              type="number"
              inputMode="numeric"
              min={2}
              max={MAX_SERIES}
              label={words.times}
              value={value.times}
              error={hasProblem && words.timesWrong(MAX_SERIES)}
              onChange={(event) => edit({ times: event.currentTarget.value })}
            />
          ) : (
            <TextInput
              type="date"
              label={words.until}
              value={value.until}
              error={hasProblem && words.untilWrong}
              onChange={(event) => edit({ until: event.currentTarget.value })}
            />
          )}
        </>
      )}
    </div>
  );
}

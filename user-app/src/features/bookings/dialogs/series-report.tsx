import { useState } from 'react';
import { Checkbox, Radio } from '@mantine/core';
import { localDateOf, type SeriesDate } from 'shared-lib/model/booking';
import { Notice } from 'shared-lib/ui/notice';
import { dateInWords, timeInWords } from '../../../booking-data/booking-times';
import { DialogFooter } from '../../../ui/dialog-footer';
import { messages } from '../messages';
import styles from './dialogs.module.css';

const words = messages.series;

const SKIP = 'skip';

interface SeriesReportProps {
  dates: readonly SeriesDate[];
  zone: string;
  isPending: boolean;
  problem: string | null;
  /** True when one of the starts was taken since the last report. */
  hasChanged: boolean;
  onBook: (starts: number[]) => void;
  onBack: () => void;
}

/** Renders the dates of a series before it is booked: each can be left out, and a taken one be booked at another hour. */
export function SeriesReport({
  dates,
  zone,
  isPending,
  problem,
  hasChanged,
  onBook,
  onBack,
}: SeriesReportProps) {
  const [chosen, setChosen] = useState<Record<number, number | null>>({});
  const startOf = ({ start, isFree, nearest }: SeriesDate) =>
    chosen[start] === undefined ? (isFree ? start : nearest) : chosen[start];
  const starts = dates.map(startOf).filter((start) => start !== null);
  const choose = (date: SeriesDate, start: number | null) =>
    setChosen((before) => ({ ...before, [date.start]: start }));
  const momentOf = (start: number) =>
    `${dateInWords(localDateOf(start, zone), { weekday: 'short', day: 'numeric', month: 'long' })}, ${timeInWords(start, zone)}`;

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onBook(starts);
      }}
    >
      {hasChanged && <Notice tone="warning" title={words.changed} />}
      <p className={styles.text}>{words.intro}</p>
      <ul className={styles.appointments} aria-label={words.list}>
        {dates.map((date) => {
          const { start, isFree, nearest } = date;
          return (
            <li key={start}>
              {isFree ? (
                <Checkbox
                  label={momentOf(start)}
                  checked={startOf(date) !== null}
                  onChange={(event) => choose(date, event.currentTarget.checked ? start : null)}
                />
              ) : nearest === null ? (
                <p className={styles.text}>{words.takenNone(momentOf(start))}</p>
              ) : (
                <Radio.Group
                  label={words.taken(momentOf(start))}
                  value={String(startOf(date) ?? SKIP)}
                  onChange={(value) => choose(date, value === SKIP ? null : nearest)}
                >
                  <div className={styles.choices}>
                    <Radio value={String(nearest)} label={timeInWords(nearest, zone)} />
                    <Radio value={SKIP} label={words.skip} />
                  </div>
                </Radio.Group>
              )}
            </li>
          );
        })}
      </ul>
      <DialogFooter
        problem={problem ?? (starts.length === 0 ? words.none : null)}
        isPending={isPending}
        close={words.back}
        submit={words.save(starts.length)}
        isDisabled={starts.length === 0}
        onClose={onBack}
      />
    </form>
  );
}

import { useMemo, useState } from 'react';
import { TextInput } from '@mantine/core';
import { addDays, type LocalDate } from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import { CsvButton } from 'shared-lib/ui/csv-export';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import { moved } from '../agenda-query';
import { bookingsCsv } from '../bookings-csv';
import { messages } from '../messages';
import styles from './dialogs.module.css';

const words = messages.csv;

interface CsvDialogProps {
  /** Date in the month that is suggested. */
  date: LocalDate;
  zone: string;
  onClose: () => void;
}

/** Returns the first and last date of a month, the dates exported by default. */
function monthOf(date: LocalDate): { from: LocalDate; to: LocalDate } {
  const from = `${date.slice(0, 7)}-01`;
  return { from, to: addDays(moved('mes', from, 1), -1) };
}

/** Asks for dates and exports their bookings as a file. */
export function CsvDialog({ date, zone, onClose }: CsvDialogProps) {
  const uid = useUid();
  const [{ from, to }, setDates] = useState(() => monthOf(date));
  const isWhole = from !== '' && to !== '';
  const isOrdered = from <= to;
  const source = useMemo(
    () => (isWhole && isOrdered ? bookingsCsv(uid, { from, to, zone }) : null),
    [uid, from, to, zone, isWhole, isOrdered],
  );
  const field = (name: 'from' | 'to', value: string) => (
    <TextInput
      type="date"
      label={words[name]}
      value={value}
      error={name === 'to' && isWhole && !isOrdered ? words.order : undefined}
      onChange={(event) => {
        const { value: chosen } = event.currentTarget;
        setDates((before) => ({ ...before, [name]: chosen }));
      }}
    />
  );
  return (
    <OpenDialog onClose={onClose} title={words.title}>
      <div className={styles.form}>
        <div className={styles.halves}>
          {field('from', from)}
          {field('to', to)}
        </div>
        <div className={styles.buttons}>
          <CsvButton
            fileName={words.file(from, to)}
            source={source ?? bookingsCsv(uid, { from: date, to: date, zone })}
            total={null}
            disabled={source === null}
          />
        </div>
      </div>
    </OpenDialog>
  );
}

import { useState } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import { IconCalendarPlus, IconFlag, IconX } from '@tabler/icons-react';
import { datesBetween, MAX_OVERRIDES, type LocalDate } from 'shared-lib/model/booking';
import { showUndoToast } from 'shared-lib/toast';
import { aheadOfPress, usePressedPart } from 'shared-lib/ui/pressed-part';
import type { AvailabilityForm } from '../availability-form';
import { spanInWords } from '../dates-in-words';
import { setDates, spansOf, type DateSpan } from '../../../weekly-hours/hours';
import { messages as text } from '../messages';
import styles from './availability.module.css';

const loadDatesDialog = () => import('./dates-dialog').then((file) => file.default);
const loadHolidaysDialog = () => import('./holidays-dialog').then((file) => file.default);

type Overrides = AvailabilityForm['overrides'];

interface SpecialDatesProps {
  overrides: Overrides;
  zone: string;
  today: LocalDate;
  tooMany: boolean;
  onChange: (change: (overrides: Overrides) => Overrides) => void;
}

/** Renders the dates with special hours, or without any. */
export function SpecialDates({ overrides, zone, today, tooMany, onChange }: SpecialDatesProps) {
  const [dialog, setDialog] = useState<'dates' | 'holidays' | null>(null);
  const [DatesDialog, pressDates] = usePressedPart(loadDatesDialog);
  const [HolidaysDialog, pressHolidays] = usePressedPart(loadHolidaysDialog);
  const spans = spansOf(overrides, today);
  const close = () => setDialog(null);

  const remove = (span: DateSpan) => {
    const dates = datesBetween(span.from, span.to);
    onChange((before) =>
      Object.fromEntries(Object.entries(before).filter(([date]) => !dates.includes(date))),
    );
    showUndoToast(text.removedSpan(spanInWords(span)), () =>
      onChange((before) => setDates(before, dates, span.ranges)),
    );
  };

  return (
    <>
      {spans.length === 0 ? (
        <p className={styles.closed}>{text.noSpecial}</p>
      ) : (
        <ul className={styles.spans} aria-label={text.specialList}>
          {spans.map((span) => (
            <li key={span.from} className={styles.span}>
              <span className={styles.spanDates}>{spanInWords(span)}</span>
              <span className={styles.spanHours}>
                {span.ranges.length === 0
                  ? text.closed
                  : span.ranges.map(({ from, to }) => `${from}–${to}`).join(', ')}
              </span>
              <ActionIcon
                variant="subtle"
                color="dark"
                size={44}
                aria-label={text.removeSpan(spanInWords(span))}
                onClick={() => remove(span)}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {tooMany && (
        <p role="alert" className={styles.problem}>
          {text.tooManyDates(MAX_OVERRIDES)}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          variant="light"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          {...aheadOfPress(loadDatesDialog)}
          onClick={() => {
            setDialog('dates');
            pressDates();
          }}
        >
          {text.addDates}
        </Button>
        <Button
          variant="light"
          leftSection={<IconFlag size={18} aria-hidden />}
          {...aheadOfPress(loadHolidaysDialog)}
          onClick={() => {
            setDialog('holidays');
            pressHolidays();
          }}
        >
          {text.addHolidays}
        </Button>
      </div>
      {DatesDialog && dialog === 'dates' && (
        <DatesDialog
          today={today}
          onClose={close}
          onAdd={(dates, ranges) => {
            onChange((before) => setDates(before, dates, ranges));
            close();
          }}
        />
      )}
      {HolidaysDialog && dialog === 'holidays' && (
        <HolidaysDialog
          zone={zone}
          today={today}
          onClose={close}
          onAdd={(dates) => {
            onChange((before) => setDates(before, dates, []));
            close();
          }}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { Button } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/es';
import type { LocalDate, TimeRange } from 'shared-lib/domain/booking';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import 'shared-lib/ui/component-sheets.css';
import { hasProblem } from '../availability-form';
import { dayInWords } from '../dates-in-words';
import { nextRange, rangeProblems } from '../../../weekly-hours/hours';
import { messages as text } from '../messages';
import { useDateKeys } from '../use-date-keys';
import styles from './availability.module.css';
import { RangesEditor } from '../../../weekly-hours/ranges-editor';

interface DatesDialogProps {
  today: LocalDate;
  onClose: () => void;
  onAdd: (dates: LocalDate[], ranges: TimeRange[]) => void;
}

/** Asks for one or more dates, and whether they are closed or have special hours. */
export default function DatesDialog({ today, onClose, onAdd }: DatesDialogProps) {
  const calendar = useDateKeys(today);
  const [dates, setDates] = useState<LocalDate[]>([]);
  const [kind, setKind] = useState('closed');
  const [ranges, setRanges] = useState<TimeRange[]>(() => [nextRange([])]);
  const [asked, setAsked] = useState(false);
  const problems = kind === 'closed' ? [] : rangeProblems(ranges);

  const add = () => {
    setAsked(true);
    if (dates.length === 0 || hasProblem(problems)) return;
    onAdd(dates, kind === 'closed' ? [] : ranges);
  };

  return (
    <OpenDialog onClose={onClose} title={text.datesTitle}>
      <p className={styles.help}>{text.datesHelp}</p>
      <DatesProvider settings={{ locale: 'es', firstDayOfWeek: 1, weekendDays: [] }}>
        <DatePicker
          type="multiple"
          value={dates}
          onChange={setDates}
          minDate={today}
          {...calendar}
          size="md"
          className={styles.calendar}
          getDayAriaLabel={dayInWords}
          ariaLabels={{
            previousMonth: text.previousMonth,
            nextMonth: text.nextMonth,
            previousYear: text.previousYear,
            nextYear: text.nextYear,
            previousDecade: text.previousDecade,
            nextDecade: text.nextDecade,
            monthLevelControl: text.chooseMonth,
            yearLevelControl: text.chooseYear,
          }}
        />
      </DatesProvider>
      <p role="status" className={styles.help}>
        {text.chosen(dates.length)}
      </p>
      <SegmentedControl
        fullWidth
        aria-label={text.onThem}
        value={kind}
        onChange={setKind}
        data={[
          { value: 'closed', label: text.closedThen },
          { value: 'open', label: text.openThen },
        ]}
      />
      {kind === 'open' && (
        <div className={styles.inDialog}>
          <RangesEditor day={text.specialRanges} ranges={ranges} problems={problems} onChange={setRanges} />
        </div>
      )}
      {asked && dates.length === 0 && (
        <p role="alert" className={styles.problem}>
          {text.noDates}
        </p>
      )}
      <div className={styles.dialogButtons} data-bottom-bar>
        <Button variant="default" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button onClick={add}>{text.applyDates}</Button>
      </div>
    </OpenDialog>
  );
}

import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/es';
import { datesBetween, MAX_OVERRIDES, type LocalDate, type TimeRange } from 'shared-lib/model/booking';
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

/** Returns the problem of the first and the last day of some dates; `null` for none. */
function spanProblem({ from, to }: { from: string; to: string }, today: LocalDate): string | null {
  if (from === '' || to === '') return text.noSpan;
  if (from < today) return text.spanPast;
  if (to < from) return text.spanOrder;
  return datesBetween(from, to).length > MAX_OVERRIDES ? text.spanTooLong(MAX_OVERRIDES) : null;
}

/** Asks for dates, one by one or from a day to another, and whether they are closed or have special hours. */
export default function DatesDialog({ today, onClose, onAdd }: DatesDialogProps) {
  const calendar = useDateKeys(today);
  const [which, setWhich] = useState<'single' | 'span'>('single');
  const [single, setSingle] = useState<LocalDate[]>([]);
  const [span, setSpan] = useState({ from: '', to: '' });
  const [kind, setKind] = useState('closed');
  const [ranges, setRanges] = useState<TimeRange[]>(() => [nextRange([])]);
  const [requested, setRequested] = useState(false);
  const problems = kind === 'closed' ? [] : rangeProblems(ranges);

  const wrong = spanProblem(span, today);
  const days = wrong === null ? datesBetween(span.from, span.to) : [];
  const dates = which === 'single' ? single : days;

  const add = () => {
    setRequested(true);
    if (dates.length === 0 || hasProblem(problems)) return;
    onAdd(dates, kind === 'closed' ? [] : ranges);
  };

  return (
    <OpenDialog onClose={onClose} title={text.datesTitle}>
      <SegmentedControl
        fullWidth
        aria-label={text.which}
        value={which}
        onChange={setWhich}
        data={(['single', 'span'] as const).map((value) => ({ value, label: text.whichDays[value] }))}
      />
      <p className={styles.help}>{which === 'single' ? text.datesHelp : text.spanHelp}</p>
      {which === 'span' ? (
        <div className={styles.pair}>
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              type="date"
              label={end === 'from' ? text.spanFrom : text.spanTo}
              min={end === 'to' && span.from > today ? span.from : today}
              value={span[end]}
              onChange={({ currentTarget: { value } }) => setSpan((before) => ({ ...before, [end]: value }))}
            />
          ))}
        </div>
      ) : (
        <DatesProvider settings={{ locale: 'es', firstDayOfWeek: 1, weekendDays: [] }}>
          <DatePicker
            type="multiple"
            value={single}
            onChange={setSingle}
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
      )}
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
      {requested && dates.length === 0 && (
        <p role="alert" className={styles.problem}>
          {which === 'single' ? text.noDates : wrong}
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

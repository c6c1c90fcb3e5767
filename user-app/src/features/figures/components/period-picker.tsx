import { TextInput } from '@mantine/core';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { messages } from '../messages';
import { PERIODS, type ChosenPeriod } from '../use-period';
import styles from './figures.module.css';

const OWN = 'own';

/** Renders the choice of a period: the last days, or two dates. */
export function PeriodPicker({ days, typed, isInvalid, chooseDays, chooseDates }: ChosenPeriod) {
  return (
    <div className={styles.period}>
      <SegmentedControl
        aria-label={messages.period}
        className={styles.choices}
        value={days ?? OWN}
        onChange={(value) => (value === OWN ? chooseDates(typed) : chooseDays(value))}
        data={[
          ...PERIODS.map((value): { value: number | typeof OWN; label: string } => ({
            value,
            label: messages.days(value),
          })),
          { value: OWN, label: messages.own },
        ]}
      />
      {days === null && (
        <div className={styles.dates}>
          <TextInput
            type="date"
            label={messages.from}
            value={typed.from}
            error={isInvalid && messages.invalidDates}
            onChange={({ currentTarget }) => chooseDates({ ...typed, from: currentTarget.value })}
          />
          <TextInput
            type="date"
            label={messages.to}
            value={typed.to}
            onChange={({ currentTarget }) => chooseDates({ ...typed, to: currentTarget.value })}
          />
        </div>
      )}
    </div>
  );
}

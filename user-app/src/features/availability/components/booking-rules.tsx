import { useState } from 'react';
import { Checkbox, NumberInput, Select, Switch } from '@mantine/core';
import { matchesZone, type ReminderKind } from 'shared-lib/model/booking';
import { canCharge } from 'shared-lib/model/payments';
import { useUid } from 'shared-lib/store';
import { usePaymentProviderQuery } from '../../../booking-data/endpoints/provider-endpoints';
import { listTimeZones } from '../../../ui/time-zones';
import type { AvailabilityForm, AvailabilityProblems } from '../availability-form';
import { messages as text } from '../messages';
import styles from './availability.module.css';

/** Notices to choose from, in minutes. */
const NOTICES = [0, 60, 120, 240, 720, 1440, 2880, 4320, 10_080];

/** Payment deadlines to choose from, in minutes. */
const PAYMENT_DEADLINES = [60, 180, 720, 1440, 2880, 4320, 10_080];

/** Numbers of missed appointments to choose from; 0 for nobody. */
const MISSED = [0, 1, 2, 3, 5];

const REMINDERS: readonly ReminderKind[] = ['24h', '1h'];

interface BookingRulesProps {
  form: AvailabilityForm;
  problems: AvailabilityProblems;
  onChange: (changes: Partial<AvailabilityForm>) => void;
}

/** Renders the owner's zone and the rules for visitors. */
export function BookingRules({ form, problems, onChange }: BookingRulesProps) {
  const [zones] = useState(() => listTimeZones(form.zone));
  const { data: provider } = usePaymentProviderQuery(useUid());
  const { payFirstAfterMissed: payFirst = 0 } = form;
  const number = (name: 'windowDays' | 'incrementMinutes' | 'maxPerDay') => ({
    value: form[name],
    onChange: (value: number | string) => onChange({ [name]: value === '' ? '' : Number(value) }),
    allowDecimal: false,
    allowNegative: false,
    inputMode: 'numeric' as const,
    hideControls: true,
  });
  return (
    <div className={styles.fields}>
      <Select
        label={text.zone}
        description={text.zoneHelp}
        value={form.zone}
        onChange={(zone) => zone && onChange({ zone })}
        error={problems.zone && text.noZone}
        searchable
        allowDeselect={false}
        data={zones}
        withScrollArea={false}
        styles={{ options: { maxHeight: 280, overflowY: 'auto' } }}
        // Some 400 zones, rendered only while the list is open.
        comboboxProps={{ keepMounted: false, withinPortal: false }}
        nothingFoundMessage={text.noZone}
        filter={({ options, search }) =>
          options.filter((option) => 'value' in option && matchesZone(option.value, search))
        }
      />
      <div className={styles.pair}>
        <Select
          label={text.notice}
          description={text.noticeHelp}
          value={String(form.noticeMinutes)}
          onChange={(minutes) => onChange({ noticeMinutes: Number(minutes) })}
          allowDeselect={false}
          data={choicesOf(NOTICES, form.noticeMinutes, (minutes) =>
            minutes === 0 ? text.noNotice : timeInWords(minutes),
          )}
        />
        <NumberInput
          label={text.window}
          description={text.windowHelp}
          {...number('windowDays')}
          error={problems.windowDays && text.windowProblem}
        />
        <NumberInput
          label={text.increment}
          description={text.incrementHelp}
          {...number('incrementMinutes')}
          error={problems.incrementMinutes && text.incrementProblem}
        />
        <NumberInput
          label={text.maxPerDay}
          description={text.maxPerDayHelp}
          {...number('maxPerDay')}
          error={problems.maxPerDay && text.maxPerDayProblem}
        />
      </div>
      <Switch
        label={text.noGaps}
        description={text.noGapsHelp}
        checked={form.noGaps}
        onChange={(event) => onChange({ noGaps: event.currentTarget.checked })}
      />
      <Select
        label={text.changeNotice}
        description={text.changeNoticeHelp}
        value={String(form.changeNoticeMinutes)}
        onChange={(minutes) => onChange({ changeNoticeMinutes: Number(minutes) })}
        allowDeselect={false}
        data={choicesOf(NOTICES, form.changeNoticeMinutes, (minutes) =>
          minutes === 0 ? text.anyTime : text.before(timeInWords(minutes)),
        )}
      />
      <Select
        label={text.paymentDeadline}
        description={text.paymentDeadlineHelp}
        value={String(form.paymentDeadlineMinutes)}
        onChange={(minutes) => onChange({ paymentDeadlineMinutes: Number(minutes) })}
        allowDeselect={false}
        data={choicesOf(PAYMENT_DEADLINES, form.paymentDeadlineMinutes, timeInWords)}
      />
      {(canCharge(provider ?? null) || payFirst > 0) && (
        <Select
          label={text.payFirst}
          description={text.payFirstHelp}
          value={String(payFirst)}
          onChange={(missed) => onChange({ payFirstAfterMissed: Number(missed) })}
          allowDeselect={false}
          data={choicesOf(MISSED, payFirst, text.missed)}
        />
      )}
      <Checkbox.Group
        label={text.reminders}
        value={form.reminders}
        onChange={(chosen) => onChange({ reminders: REMINDERS.filter((kind) => chosen.includes(kind)) })}
      >
        <div className={styles.copyDays}>
          {REMINDERS.map((kind) => (
            <Checkbox key={kind} value={kind} label={text.reminderKinds[kind]} />
          ))}
        </div>
      </Checkbox.Group>
    </div>
  );
}

/** Returns the durations to choose from, including the present one. */
function choicesOf(offered: readonly number[], current: number, inWords: (minutes: number) => string) {
  return [...new Set([...offered, current])]
    .sort((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: inWords(minutes) }));
}

function timeInWords(minutes: number): string {
  if (minutes % 1440 === 0) return text.daysLong(minutes / 1440);
  return minutes % 60 === 0 ? text.hours(minutes / 60) : text.minutes(minutes);
}

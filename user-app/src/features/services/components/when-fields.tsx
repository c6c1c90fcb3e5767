import { NumberInput, Select } from '@mantine/core';
import { formMessages as text } from '../messages';
import type { FieldTools } from './field-tools';
import { FormGroup } from './form-group';
import styles from './service-form.module.css';

/** Notices to choose from, in minutes. */
const NOTICES = [0, 60, 120, 240, 720, 1440, 2880, 4320, 10_080];

/** Renders the fields for buffers, notice and the limit of bookings a day. */
export function WhenFields({ tools }: { tools: FieldTools }) {
  const { draft, set, field, numberField } = tools;
  return (
    <FormGroup title={text.when}>
      <div>
        <div className={styles.pair}>
          <NumberInput {...numberField('bufferBeforeMinutes')} />
          <NumberInput {...numberField('bufferAfterMinutes')} />
        </div>
        <p className={styles.help}>{text.bufferHelp}</p>
      </div>
      <div className={styles.pair}>
        <Select
          {...field('noticeMinutes')}
          description={text.noticeHelp}
          value={String(draft.noticeMinutes)}
          onChange={(minutes) => set({ noticeMinutes: Number(minutes) })}
          allowDeselect={false}
          data={[...new Set([...NOTICES, draft.noticeMinutes])]
            .sort((a, b) => a - b)
            .map((minutes) => ({ value: String(minutes), label: noticeInWords(minutes) }))}
        />
        <NumberInput {...numberField('maxPerDay')} description={text.maxPerDayHelp} />
      </div>
    </FormGroup>
  );
}

function noticeInWords(minutes: number): string {
  if (minutes === 0) return text.noNotice;
  if (minutes % 1440 === 0) return text.noticeDays(minutes / 1440);
  return minutes % 60 === 0 ? text.noticeHours(minutes / 60) : text.noticeMinutes(minutes);
}

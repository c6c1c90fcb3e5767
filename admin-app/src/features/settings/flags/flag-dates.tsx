import { TextInput } from '@mantine/core';
import type { DescribedFlag } from 'shared-lib/model';
import { fromLocalField, localZone, toLocalField } from '../../../ui/local-moment';
import styles from '../settings.module.css';
import { messages } from './messages';

interface FlagDatesProps {
  flag: Pick<DescribedFlag, 'startsAt' | 'endsAt'>;
  problem: string | undefined;
  onChange: (part: Pick<DescribedFlag, 'startsAt' | 'endsAt'>) => void;
}

/** Renders the dates between which a flag can be on. */
export function FlagDates({ flag: { startsAt, endsAt }, problem, onChange }: FlagDatesProps) {
  return (
    <fieldset className={styles.dates}>
      <legend>{messages.dates}</legend>
      <TextInput
        type="datetime-local"
        label={messages.startsAt}
        defaultValue={toLocalField(startsAt)}
        onChange={({ currentTarget }) => onChange({ startsAt: fromLocalField(currentTarget.value) })}
      />
      <TextInput
        type="datetime-local"
        label={messages.endsAt}
        defaultValue={toLocalField(endsAt)}
        error={problem}
        onChange={({ currentTarget }) => onChange({ endsAt: fromLocalField(currentTarget.value) })}
      />
      <p className={styles.hint}>{messages.datesHint(localZone())}</p>
    </fieldset>
  );
}

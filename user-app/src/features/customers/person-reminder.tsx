import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { addDays, instantOf, localDateOf, type Customer } from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import styles from './customers-page.module.css';
import { messages } from './messages';
import { useSavePersonReminderMutation } from './person-writes';

/** Time of the day at which owners are reminded. */
const AT = '09:00';

/** Renders the day on which the owner wants to be reminded of a person; it is autosaved. */
export function PersonReminder({ person, zone }: { person: Customer; zone: string }) {
  const uid = useUid();
  const [save, { isLoading }] = useSavePersonReminderMutation();
  const [problem, setProblem] = useState('');
  const [now] = useState(Date.now);
  const first = addDays(localDateOf(now, zone), 1);
  const stored = person.remindAt === null ? '' : localDateOf(person.remindAt, zone);
  const change = (date: string) => {
    if (date !== '' && date < first) {
      setProblem(messages.reminderPast);
      return;
    }
    setProblem('');
    const remindAt = date === '' ? null : instantOf(date, AT, zone);
    void save({ uid, customerId: person.id, remindAt });
  };
  return (
    <div className={styles.reminder}>
      <TextInput
        key={stored}
        type="date"
        label={messages.reminder}
        description={messages.reminderHelp}
        defaultValue={stored}
        min={first}
        error={problem || undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {stored !== '' && (
        <Button variant="subtle" loading={isLoading} onClick={() => change('')}>
          {messages.clearReminder}
        </Button>
      )}
    </div>
  );
}

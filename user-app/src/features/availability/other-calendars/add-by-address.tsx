import { useState, type FormEvent } from 'react';
import { Button, Switch, TextInput } from '@mantine/core';
import { newCalendarSourceId } from 'shared-lib/data';
import { Notice } from 'shared-lib/ui/notice';
import { useAddCalendarSourceMutation } from '../../../booking-data/endpoints/calendar-sources-endpoints';
import { describeCalendarRefusal } from './describe-calendar-refusal';
import { messages as text } from './messages';
import styles from './other-calendars.module.css';

/** Renders the form for a calendar by its secret address, which isn't stored on the device; after a failure it stays in the field. */
export function AddByAddress({ onAdded }: { onAdded: () => void }) {
  const [add, { isLoading, error, data }] = useAddCalendarSourceMutation();
  const [sourceId, setSourceId] = useState(newCalendarSourceId);
  const [address, setAddress] = useState('');
  const [allDayBlocks, setAllDayBlocks] = useState(true);
  const problem = describeCalendarRefusal(error);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await add({ sourceId, address, allDayBlocks });
    if (answer.error) return;
    setAddress('');
    setSourceId(newCalendarSourceId());
    onAdded();
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextInput
        className={styles.wide}
        type="url"
        inputMode="url"
        autoComplete="off"
        required
        label={text.address}
        description={text.addressHelp}
        placeholder="https://"
        value={address}
        error={problem}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Switch
        label={text.allDay}
        checked={allDayBlocks}
        onChange={(event) => setAllDayBlocks(event.currentTarget.checked)}
      />
      <Button type="submit" loading={isLoading} disabled={address.trim() === ''}>
        {text.add}
      </Button>
      {data && <Notice tone="success" title={text.added(data.found)} />}
      <details className={styles.wide}>
        <summary>{text.how}</summary>
        <dl className={styles.steps}>
          {text.steps.map((step) => (
            <div key={step.name}>
              <dt>{step.name}</dt>
              <dd>{step.text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </form>
  );
}

import { useState, type FormEvent } from 'react';
import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { CALDAV_SERVERS, isOneOf, keysOf, MAX_CALENDAR_USER } from 'shared-lib/model';
import { failureOf } from 'shared-lib/store';
import { Notice } from 'shared-lib/ui/notice';
import {
  useAddCalendarAccountMutation,
  useFindCalendarsMutation,
} from '../../../booking-data/endpoints/calendar-sources-endpoints';
import { ChooseCalendar } from './choose-calendar';
import { describeCalendarRefusal } from './describe-calendar-refusal';
import { messages as text } from './messages';
import styles from './other-calendars.module.css';

type Service = keyof typeof CALDAV_SERVERS | 'other';

const SERVICES: readonly Service[] = [...keysOf(CALDAV_SERVERS), 'other'];

/** Fields beside which a refusal is shown, by its code. */
const FIELD_OF: Readonly<Record<string, 'server' | 'password'>> = {
  'calendar-credentials': 'password',
  'calendar-address': 'server',
  'calendar-server': 'server',
};

/**
 * Renders the form for a calendar of a user: first the server and its account, then one of its calendars. The password isn't stored on the
 * device; after a failure it stays in the field.
 */
export function AddByUser({ onAdded }: { onAdded: () => void }) {
  const [find, { isLoading, error, data, reset }] = useFindCalendarsMutation();
  const [add, adding] = useAddCalendarAccountMutation();
  const [service, setService] = useState<Service>('icloud');
  const [address, setAddress] = useState('');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const server = service === 'other' ? address : CALDAV_SERVERS[service];
  const problem = describeCalendarRefusal(error);
  const field = FIELD_OF[failureOf(error)?.code ?? ''];
  // A problem of the server is shown beside its field only if the person has typed the server.
  const at = field === 'server' && service !== 'other' ? undefined : field;
  const isWhole = server.trim() !== '' && username.trim() !== '' && password !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void find({ server, username, password });
  };
  const start = () => {
    reset();
    adding.reset();
    setPassword('');
  };
  const again = (label: string) => (
    <Button variant="default" onClick={start}>
      {label}
    </Button>
  );

  if (data)
    return (
      <ChooseCalendar
        calendars={data.calendars}
        add={({ url, isWritable, name, sourceId, allDayBlocks }) =>
          add({ sourceId, address: url, username, password, name, isWritable, allDayBlocks })
        }
        adding={adding}
        onAdded={onAdded}
        leave={again(text.back)}
        afterwards={again(text.addMore)}
      />
    );
  return (
    <form className={styles.form} onSubmit={submit}>
      <NativeSelect
        className={styles.wide}
        label={text.service}
        data={SERVICES.map((value) => ({ value, label: text.services[value] }))}
        value={service}
        onChange={({ currentTarget: { value } }) => isOneOf(SERVICES, value) && setService(value)}
      />
      {service === 'other' && (
        <TextInput
          className={styles.wide}
          type="url"
          inputMode="url"
          autoComplete="off"
          required
          label={text.server}
          description={text.serverHelp}
          placeholder="https://"
          value={address}
          error={at === 'server' ? problem : null}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      )}
      <TextInput
        className={styles.wide}
        required
        autoComplete="off"
        autoCapitalize="none"
        maxLength={MAX_CALENDAR_USER}
        label={text.username}
        description={text.usernameHelp[service]}
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <PasswordInput
        className={styles.wide}
        required
        autoComplete="off"
        maxLength={MAX_CALENDAR_USER}
        label={text.password}
        description={text.passwordHelp[service]}
        value={password}
        error={at === 'password' ? problem : null}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {problem && !at && <Notice tone="error" title={problem} />}
      <Button type="submit" loading={isLoading} disabled={!isWhole}>
        {text.find}
      </Button>
    </form>
  );
}

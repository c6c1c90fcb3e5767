import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import {
  TEMPLATE_LANGUAGE_CODES,
  WHATSAPP_HOURS,
  WHATSAPP_LIMITS,
  type WhatsAppConnection,
} from 'shared-lib/model/booking';
import { Notice } from 'shared-lib/ui/notice';
import { isOneOf } from 'shared-lib/model';
import { useConnectWhatsAppMutation } from '../../../booking-data/endpoints/whatsapp-endpoints';
import { hourInWords } from '../messages';
import styles from '../settings-page.module.css';
import {
  findConnectionProblems,
  problemsOfRefusal,
  valuesOf,
  type ConnectionProblems,
} from './connection-check';
import { messages } from './messages';

const LANGUAGES = TEMPLATE_LANGUAGE_CODES.map((value) => ({ value, label: messages.languages[value] }));

const HOURS = Array.from({ length: WHATSAPP_HOURS.last - WHATSAPP_HOURS.first }, (_, index) => {
  const hour = WHATSAPP_HOURS.first + index;
  return { value: String(hour), label: hourInWords(hour) };
});

/** Renders the form with what the owner has at Meta. A failure leaves it as it was typed, the token too. */
export function ConnectionForm({
  stored,
  onSaved,
}: {
  stored: WhatsAppConnection | null;
  onSaved: () => void;
}) {
  const [connect, { isLoading }] = useConnectWhatsAppMutation();
  const [values, setValues] = useState(() => valuesOf(stored));
  const [problems, setProblems] = useState<ConnectionProblems>({});
  const set = (change: Partial<typeof values>) => {
    setValues({ ...values, ...change });
    setProblems({});
  };

  const form = useRef<HTMLFormElement>(null);
  // Problems lead to the first field that has one.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [problems]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = findConnectionProblems(values, stored !== null);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const answer = await connect(values);
    if (answer.error) {
      setProblems(problemsOfRefusal(answer.error));
      return;
    }
    setValues(valuesOf(answer.data));
    onSaved();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        required
        label={messages.phoneNumberId}
        description={messages.phoneNumberIdHelp}
        maxLength={WHATSAPP_LIMITS.phoneNumberId}
        value={values.phoneNumberId}
        error={problems.phoneNumberId}
        onChange={(event) => set({ phoneNumberId: event.currentTarget.value })}
      />
      <PasswordInput
        autoComplete="off"
        required={stored === null}
        label={messages.token}
        description={stored && stored.stopped?.problem !== 'token' ? messages.tokenKept : messages.tokenHelp}
        maxLength={WHATSAPP_LIMITS.token}
        visibilityToggleButtonProps={{ 'aria-label': messages.showToken }}
        value={values.token}
        error={problems.token}
        aria-invalid={problems.token ? true : undefined}
        onChange={(event) => set({ token: event.currentTarget.value })}
      />
      <TextInput
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        label={messages.template}
        description={messages.templateHelp}
        maxLength={WHATSAPP_LIMITS.template}
        value={values.template}
        error={problems.template}
        onChange={(event) => set({ template: event.currentTarget.value })}
      />
      <NativeSelect
        label={messages.language}
        data={LANGUAGES}
        value={values.language}
        onChange={({ currentTarget: { value } }) =>
          isOneOf(TEMPLATE_LANGUAGE_CODES, value) && set({ language: value })
        }
      />
      <NativeSelect
        label={messages.hour}
        data={HOURS}
        value={String(values.hour)}
        onChange={(event) => set({ hour: Number(event.currentTarget.value) })}
      />
      {problems.form && <Notice tone="error" title={problems.form} />}
      <Button type="submit" loading={isLoading}>
        {messages.check}
      </Button>
    </form>
  );
}

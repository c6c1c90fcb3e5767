import { useState } from 'react';
import { Button, Select, TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { updateUserProfile } from 'shared-lib/data';
import { withCountryCode, type ProfileForm as Values, type User } from 'shared-lib/model';
import { matchesZone } from 'shared-lib/model/booking';
import { useStoredDraft } from 'shared-lib/draft';
import { fieldMessage } from 'shared-lib/errors';
import { OverlapNotice } from '../../booking-data/overlap-notice';
import { messages } from './messages';
import styles from './profile-page.module.css';
import { PhoneInput } from '../../ui/inputs/phone-input';
import { browserTimeZone, listTimeZones } from '../../ui/time-zones';
import { useDraftForm } from '../../ui/use-draft-form';
import { useLateResolver } from '../../ui/use-late-resolver';

const loadCheck = async () => (await import('./profile-check')).profileResolver;

/** Renders the form of name, phone, time zone and language of the account. Typed values survive failures. */
export function ProfileForm({ user }: { user: User }) {
  const storedDraft = useStoredDraft<Values>(`${user.id}:profile`, {
    name: user.name,
    phone: user.phone ?? '',
    timezone: user.timezone || browserTimeZone(),
    language: 'es',
  });
  const {
    control,
    register,
    getValues,
    handleSubmit,
    setError,
    setValue,
    formState: { errors, isSubmitting },
  } = useDraftForm(storedDraft, useLateResolver(loadCheck));
  const [zones] = useState(() => listTimeZones(user.timezone || browserTimeZone()));

  const submit = handleSubmit(async ({ name, phone, ...values }) => {
    storedDraft.edit(() => ({
      ...values,
      name: name.trim(),
      phone: withCountryCode(phone, values.timezone),
    }));
    const answer = await storedDraft.store((form) => updateUserProfile(user.id, form), {
      fails: 'screen',
      done: () => messages.saved,
    });
    if ('error' in answer) setError('root', { message: answer.error.message });
  });
  const addCountry = () => {
    const [phone, zone] = getValues(['phone', 'timezone']);
    const whole = withCountryCode(phone, zone);
    if (whole !== phone) setValue('phone', whole, { shouldDirty: true });
  };
  const tell = (name: keyof Values) => {
    const code = errors[name]?.message;
    return code && fieldMessage(code, messages[name]);
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <OverlapNotice
        fields={storedDraft.overlaps.map((field) => messages[field])}
        onKeepOwn={storedDraft.keepOwn}
        onTakeStored={storedDraft.takeStored}
      />
      <TextInput {...register('name')} label={messages.name} error={tell('name')} autoComplete="name" />
      <PhoneInput
        {...register('phone', { onBlur: addCountry })}
        label={messages.phone}
        description={messages.phoneHelp}
        error={tell('phone')}
        autoComplete="tel"
      />
      <Controller
        control={control}
        name="timezone"
        render={({ field }) => (
          <Select
            {...field}
            searchable
            allowDeselect={false}
            label={messages.timezone}
            description={messages.timezoneHelp}
            error={tell('timezone')}
            data={zones}
            // The list itself scrolls, where it belongs on the page: in a frame of its own the keyboard would not reach it.
            withScrollArea={false}
            styles={{ options: { maxHeight: 280, overflowY: 'auto' } }}
            // Some 400 zones, rendered only while the list is open.
            comboboxProps={{ keepMounted: false, withinPortal: false }}
            nothingFoundMessage={messages.noTimezone}
            filter={({ options, search }) =>
              options.filter((option) => 'value' in option && matchesZone(option.value, search))
            }
          />
        )}
      />
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <Select
            {...field}
            allowDeselect={false}
            label={messages.language}
            description={messages.languageHelp}
            data={[{ value: 'es', label: messages.spanish }]}
          />
        )}
      />
      {errors.root && (
        <p role="alert" className={styles.error}>
          {errors.root.message}
        </p>
      )}
      <Button type="submit" loading={isSubmitting} disabled={!storedDraft.dirty} className={styles.submit}>
        {messages.save}
      </Button>
    </form>
  );
}

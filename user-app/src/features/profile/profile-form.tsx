import { useState } from 'react';
import { Button, Select, TextInput } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { profileFormSchema, type ProfileForm as Values, type User } from 'shared-lib/domain';
import { matchesZone } from 'shared-lib/domain/booking';
import { fieldMessage } from 'shared-lib/errors';
import { messages } from './messages';
import { useSaveProfileMutation } from './profile-writes';
import styles from './profile-page.module.css';
import { browserTimeZone, listTimeZones } from '../../ui/time-zones';

/** Renders the form of name, phone, time zone and language of the account. Typed values survive failures. */
export function ProfileForm({ user }: { user: User }) {
  const [save] = useSaveProfileMutation();
  const {
    control,
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting, isDirty },
  } = useForm<Values>({
    resolver: zodResolver(profileFormSchema),
    // Another tab may change the record while this one is being typed in.
    values: {
      name: user.name,
      phone: user.phone ?? '',
      timezone: user.timezone || browserTimeZone(),
      language: 'es',
    },
    resetOptions: { keepDirtyValues: true },
  });
  const [zones] = useState(() => listTimeZones(user.timezone || browserTimeZone()));

  const submit = handleSubmit(async (values) => {
    const { error } = await save({ uid: user.id, values });
    if (error) setError('root', { message: error.message ?? '' });
    else reset({ ...values, name: values.name.trim(), phone: values.phone.trim() });
  });
  const tell = (name: keyof Values) => {
    const code = errors[name]?.message;
    return code && fieldMessage(code, messages[name]);
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <TextInput {...register('name')} label={messages.name} error={tell('name')} autoComplete="name" />
      <TextInput
        {...register('phone')}
        type="tel"
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
            // Some 400 zones, drawn only for who looks at them.
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
      <Button type="submit" loading={isSubmitting} disabled={!isDirty} className={styles.submit}>
        {messages.save}
      </Button>
    </form>
  );
}

import { useState } from 'react';
import { Textarea, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { BOOKING_LIMITS, LEAD_LIMITS } from 'shared-lib/model/booking';
import { Modal } from 'shared-lib/ui/layers';
import { useLateResolver } from '../../ui/use-late-resolver';
import styles from './customers-page.module.css';
import { DialogFooter } from '../../ui/dialog-footer';
import { PhoneInput } from '../../ui/inputs/phone-input';
import { messages } from './messages';
import { useAddPersonMutation } from './person-writes';

const words = messages.person;

const loadCheck = async () => (await import('./person-check')).personResolver;

/** Asks for a person whom the owner knows otherwise. */
export function AddPersonDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={words.title}>
      <AddPersonForm onClose={onClose} />
    </Modal>
  );
}

function AddPersonForm({ onClose }: { onClose: () => void }) {
  const [add, { isLoading }] = useAddPersonMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: '', email: '', phone: '', company: '', note: '' },
    resolver: useLateResolver(loadCheck),
  });
  const { errors } = formState;
  const errorOf = (field: keyof typeof errors & keyof typeof words.fields) =>
    errors[field] && words.problem(field, errors[field].message ?? '');
  const send = handleSubmit(async (person) => {
    setProblem(null);
    const { error } = await add({ ...person, tags: [] });
    if (error) setProblem(error.message ?? '');
    else onClose();
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <TextInput
        {...register('name')}
        label={words.fields.name}
        error={errorOf('name')}
        maxLength={LEAD_LIMITS.name}
        autoComplete="off"
        data-autofocus
      />
      <TextInput
        {...register('email')}
        type="email"
        label={words.fields.email}
        error={errorOf('email')}
        maxLength={LEAD_LIMITS.email}
        autoComplete="off"
      />
      <PhoneInput
        {...register('phone')}
        label={words.fields.phone}
        error={errorOf('phone')}
        maxLength={LEAD_LIMITS.phone}
        autoComplete="off"
      />
      <TextInput
        {...register('company')}
        label={words.fields.company}
        error={errorOf('company')}
        maxLength={LEAD_LIMITS.company}
        autoComplete="off"
      />
      <Textarea
        {...register('note')}
        label={words.fields.note}
        description={words.noteHelp}
        error={errorOf('note')}
        rows={2}
        maxLength={BOOKING_LIMITS.ownerNote}
      />
      <DialogFooter
        problem={problem ?? errors.root?.message ?? null}
        isPending={isLoading}
        close={words.cancel}
        submit={words.submit}
        onClose={onClose}
      />
    </form>
  );
}

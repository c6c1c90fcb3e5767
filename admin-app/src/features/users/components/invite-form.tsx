import { Button, TextInput } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { emailText } from 'shared-lib/domain';
import { fieldMessage } from 'shared-lib/errors';
import { z } from 'zod';
import { adminMessages as messages } from '../admin-messages';
import { useInviteAdminMutation } from '../user-writes';
import styles from './admins.module.css';

const schema = z.object({
  email: emailText.refine((value) => value.trim() !== '', { message: 'required' }),
});

/** Renders the form that invites the owner of an address to become an administrator. */
export function InviteForm() {
  const [invite] = useInviteAdminMutation();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });
  const { isSubmitting, errors } = formState;
  const error = errors.email;
  const submit = handleSubmit(async ({ email }) => {
    const { error: failure } = await invite({ email });
    if (failure) setError('email', { type: 'server', message: failure.message ?? '' }, { shouldFocus: true });
    else reset();
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextInput
        type="email"
        autoComplete="off"
        label={messages.email}
        {...register('email')}
        error={
          error &&
          (error.type === 'server' ? error.message : fieldMessage(error.message ?? '', messages.email))
        }
      />
      <Button type="submit" loading={isSubmitting}>
        {messages.invite}
      </Button>
    </form>
  );
}

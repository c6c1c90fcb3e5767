import { Button, TextInput } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { inviteAdmin } from 'shared-lib/data';
import { emailText } from 'shared-lib/domain';
import { describeError, fieldMessage } from 'shared-lib/errors';
import { showToast } from 'shared-lib/toast';
import { z } from 'zod';
import { useAuthor } from '../../../session/admin-context';
import { adminMessages as messages } from '../admin-messages';
import styles from './admins.module.css';

const schema = z.object({
  email: emailText.refine((value) => value.trim() !== '', { message: 'required' }),
});

/** Invites the owner of an address to administer. */
export function InviteForm() {
  const author = useAuthor();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });
  const { isSubmitting, errors } = formState;
  const error = errors.email;
  const submit = handleSubmit(async ({ email }) => {
    try {
      await inviteAdmin(author, email);
      showToast('success', messages.invited(email.trim()));
      reset();
    } catch (failure) {
      setError('email', { type: 'server', message: describeError(failure).message }, { shouldFocus: true });
    }
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

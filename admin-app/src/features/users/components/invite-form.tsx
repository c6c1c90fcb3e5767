import { Button, NativeSelect, TextInput } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ADMIN_ROLES, emailText } from 'shared-lib/model';
import { fieldMessage } from 'shared-lib/errors';
import { z } from 'zod';
import { roleOptions } from '../../../admin-data/role-names';
import { ORDERS } from '../../../paths';
import { useOrder } from '../../../ui/lists/use-order';
import { adminMessages as messages } from '../admin-messages';
import { useInviteAdminMutation } from '../user-writes';
import styles from './admins.module.css';

const schema = z.object({
  email: emailText.refine((value) => value.trim() !== '', { message: 'required' }),
  role: z.enum(ADMIN_ROLES),
});

/** Renders the form that invites the owner of an address to become an administrator. */
export function InviteForm() {
  const [invite] = useInviteAdminMutation();
  const { register, handleSubmit, setError, setFocus, setValue, reset, formState } = useForm<
    z.infer<typeof schema>
  >({
    resolver: zodResolver(schema),
    defaultValues: { email: '', role: 'admin' },
  });
  const { isSubmitting, errors } = formState;
  useOrder(ORDERS.invite, (email) => {
    setValue('email', email);
    setFocus('email');
  });
  const error = errors.email;
  const submit = handleSubmit(async (values) => {
    const { error: failure } = await invite(values);
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
      <NativeSelect label={messages.role} data={roleOptions} {...register('role')} />
      <Button type="submit" loading={isSubmitting}>
        {messages.invite}
      </Button>
    </form>
  );
}

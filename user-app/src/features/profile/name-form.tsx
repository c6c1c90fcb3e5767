import { Button, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { updateUserName } from 'shared-lib/data';
import { USER_NAME_MAX, type User } from 'shared-lib/domain';
import { describeError, fieldMessage } from 'shared-lib/errors';
import { showToast } from 'shared-lib/toast';
import { messages } from './messages';
import styles from './profile-page.module.css';

/** Changes the name of the account. */
export function NameForm({ user }: { user: User }) {
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting, isDirty },
  } = useForm({ values: { name: user.name }, resetOptions: { keepDirtyValues: true } });

  const submit = handleSubmit(async ({ name }) => {
    try {
      await updateUserName(user.id, name.trim());
      reset({ name: name.trim() });
      showToast('success', messages.saved);
    } catch (error) {
      setError('name', { message: describeError(error).message });
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <TextInput
        {...register('name', {
          validate: (value) =>
            value.trim() === ''
              ? fieldMessage('required', messages.name)
              : value.trim().length <= USER_NAME_MAX ||
                fieldMessage(`too-long:${USER_NAME_MAX}`, messages.name),
        })}
        label={messages.name}
        error={errors.name?.message}
        autoComplete="name"
      />
      <Button type="submit" loading={isSubmitting} disabled={!isDirty} className={styles.submit}>
        {messages.save}
      </Button>
    </form>
  );
}

import { Button, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { requestEmailChange } from 'shared-lib/auth';
import { fieldMessage } from 'shared-lib/errors';
import { useAuth, useUid, useWrite } from 'shared-lib/store';
import { GIVEN_UP, withRecentSignIn } from 'shared-lib/recent-sign-in';
import { SectionCard } from 'shared-lib/ui/section-card';
import { useAnchor } from '../../ui/use-anchor';
import { useLateResolver } from '../../ui/use-late-resolver';
import { useCancelEmailChangeMutation, useEmailChangeQuery } from './account-writes';
import { messages } from './messages';
import styles from './settings-page.module.css';

const loadCheck = async () => (await import('./account-checks')).emailChangeResolver;

const momentOf = (instant: number) =>
  new Date(instant).toLocaleString('es', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Renders the account's address and the way to change it; the password is always asked for. */
export function EmailSection() {
  const email = useAuth().firebaseUser?.email ?? '';
  const { data: pending } = useEmailChangeQuery(useUid());
  const [cancel, { isLoading }] = useCancelEmailChangeMutation();
  return (
    <SectionCard title={messages.email} text={messages.emailText(email)} anchor={useAnchor('email')}>
      <div role="status">
        {pending && (
          <p className={styles.quiet}>{messages.emailPending(pending.to, momentOf(pending.expiresAt))}</p>
        )}
      </div>
      {pending ? (
        <Button variant="default" className={styles.reset} loading={isLoading} onClick={() => void cancel()}>
          {messages.emailCancel}
        </Button>
      ) : (
        <EmailForm />
      )}
    </SectionCard>
  );
}

function EmailForm() {
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: useLateResolver(loadCheck), defaultValues: { email: '' } });
  const [change] = useWrite((email: string) => withRecentSignIn(() => requestEmailChange(email), 0), {
    fails: 'screen',
  });
  const submit = handleSubmit(async ({ email }) => {
    const { error } = await change(email);
    if (!error) reset();
    else if (error.code !== GIVEN_UP)
      setError('email', { type: 'server', message: error.message }, { shouldFocus: true });
  });
  const { message, type } = errors.email ?? {};
  const problem = message && (type === 'server' ? message : fieldMessage(message, messages.newEmail));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <TextInput
        {...register('email')}
        type="email"
        label={messages.newEmail}
        autoComplete="email"
        error={problem ?? errors.root?.message}
        aria-invalid={errors.email ? true : undefined}
      />
      <Button type="submit" variant="default" loading={isSubmitting}>
        {messages.changeEmail}
      </Button>
    </form>
  );
}

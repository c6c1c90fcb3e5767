import { useEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { signIn } from 'shared-lib/auth';
import { PRODUCT_NAME } from 'shared-lib/config';
import { signInSchema } from 'shared-lib/model';
import { describeSignInError, fieldMessage } from 'shared-lib/errors';
import { SignInForm, SignInSheet } from 'shared-lib/ui/sign-in-form';
import { messages } from './messages';

/** Renders a plain sign-in form for the app on its own; the shell has the real one. */
export function StandaloneSignIn() {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: zodResolver(signInSchema), defaultValues: { email: '', password: '' } });

  useEffect(() => {
    document.title = `${messages.title} · ${PRODUCT_NAME}`;
  }, []);

  const submit = handleSubmit(({ email, password }) =>
    signIn(email, password).then(
      () => undefined,
      (error: unknown) => setError('root', { message: describeSignInError(error).message }),
    ),
  );
  const field = (name: 'email' | 'password') => {
    const code = errors[name]?.message;
    return { bind: register(name), error: code && fieldMessage(code, messages[name]) };
  };

  return (
    <SignInSheet>
      <h1>{messages.title}</h1>
      <SignInForm
        email={field('email')}
        password={field('password')}
        error={errors.root?.message}
        busy={isSubmitting}
        onSubmit={(event) => void submit(event)}
      />
    </SignInSheet>
  );
}

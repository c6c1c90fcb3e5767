import { asksSecondFactor, signInAsAdmin } from 'shared-lib/auth';
import { signInSchema, type Admin } from 'shared-lib/model';
import type { AppError } from 'shared-lib/errors';
import { SignInForm as Form } from 'shared-lib/ui/sign-in-form';
import { readInvitation } from '../../session/invitation';
import { describeSignIn } from './describe-admin-error';
import { messages } from './messages';
import { useAdminForm } from './use-admin-form';

interface Props {
  onAdmin: (admin: Admin) => Promise<void>;
  /** Called where the account asks for the code of its authenticator app. */
  onSecondFactor: (challenge: AppError) => void;
}

/** Renders the sign-in form of administrators. */
export function SignInForm({ onAdmin, onSecondFactor }: Props) {
  const { register, onSubmit, errorOf, formError, isSubmitting } = useAdminForm(
    signInSchema,
    { email: '', password: '' },
    { email: messages.email, password: messages.password },
    async ({ email, password }) => {
      try {
        await onAdmin(await signInAsAdmin(email, password, readInvitation()));
        return null;
      } catch (error) {
        if (asksSecondFactor(error)) {
          onSecondFactor(error);
          return null;
        }
        return describeSignIn(error);
      }
    },
  );
  return (
    <Form
      email={{ bind: register('email'), error: errorOf('email') }}
      password={{ bind: register('password'), error: errorOf('password') }}
      error={formError}
      busy={isSubmitting}
      onSubmit={(event) => void onSubmit(event)}
    />
  );
}

import { useAuth } from 'shared-lib/store';
import { SectionCard } from 'shared-lib/ui/section-card';
import { messages } from '../messages';
import { PasswordForm } from './password-form';
import { PasswordReset } from './password-reset';

/** Renders both ways to a new password, with the current one and without. */
export function PasswordSection() {
  const email = useAuth().firebaseUser?.email ?? '';
  return (
    <SectionCard title={messages.password} text={messages.passwordText}>
      <PasswordForm />
      <PasswordReset email={email} />
    </SectionCard>
  );
}

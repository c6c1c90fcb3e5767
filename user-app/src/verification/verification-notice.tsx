import type { FirebaseUser } from 'shared-lib/model';
import { useAuth } from 'shared-lib/store';
import { Notice } from 'shared-lib/ui/notice';
import { messages } from './messages';
import { useTrial, type Trial } from './use-trial';
import { VerificationButtons } from './verification-buttons';

/** Screen on which the notice is shown. */
type Place = 'cards' | 'services';

function wordsOf(place: Place, trial: Trial | null) {
  if (trial?.isTrialOver) return messages.over;
  if (place === 'services' || !trial?.trialEndsAt) return messages[place];
  return messages.running(trial.trialEndsAt);
}

function UnverifiedNotice({ account, place }: { account: FirebaseUser; place: Place }) {
  const trial = useTrial(account.uid);
  const { title, text } = wordsOf(place, trial);
  return (
    <Notice
      tone={trial?.isTrialOver ? 'error' : 'info'}
      title={title}
      actions={<VerificationButtons account={account} />}
    >
      <p>{text}</p>
    </Notice>
  );
}

/**
 * Renders a notice on the limits of an account without a verified address, with buttons to verify it; nothing once it
 * is.
 */
export function VerificationNotice({ place }: { place: Place }) {
  const { firebaseUser } = useAuth();
  if (!firebaseUser || firebaseUser.emailVerified) return null;
  return <UnverifiedNotice account={firebaseUser} place={place} />;
}

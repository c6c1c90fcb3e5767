import type { FirebaseUser } from 'shared-lib/model';
import { Link } from 'shared-lib/router';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { paths } from '../../paths';
import { VerificationButtons } from '../../verification/verification-buttons';
import { messages } from './messages';
import styles from './profile-page.module.css';

/** Renders the account's address, and the steps to verify it. */
export function EmailVerification({ account }: { account: FirebaseUser }) {
  return (
    <div className={styles.email}>
      <p className={styles.label}>{messages.email}</p>
      <p className={styles.address}>
        {account.email}
        <StatusBadge tone={account.emailVerified ? 'success' : 'warning'}>
          {account.emailVerified ? messages.verified : messages.unverified}
        </StatusBadge>
        <Link to={`${paths.settings}#email`}>{messages.changeEmail}</Link>
      </p>
      {!account.emailVerified && (
        <>
          <p className={styles.help}>{messages.verifyText}</p>
          <div className={styles.buttons}>
            <VerificationButtons account={account} />
          </div>
        </>
      )}
    </div>
  );
}

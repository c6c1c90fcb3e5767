import { useAuth } from 'shared-lib/store';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { AfterHeading, PageHeading } from 'shared-lib/ui/page-heading';
import 'shared-lib/ui/component-sheets.css';
import { AccountPhoto } from './account-photo';
import { EmailVerification } from './email-verification';
import { messages } from './messages';
import { ProfileForm } from './profile-form';
import styles from './profile-page.module.css';

/** Renders 'Perfil': the person behind the account. */
export default function ProfilePage() {
  const { user, firebaseUser } = useAuth();
  return (
    <>
      <PageHeading title={messages.title} intro={messages.intro} />
      <OfflineNotice />
      <AfterHeading>
        <div className={styles.panel}>
          {user ? (
            <>
              <AccountPhoto user={user} />
              <ProfileForm user={user} />
            </>
          ) : (
            <p className={styles.help}>{messages.noRecord}</p>
          )}
          {firebaseUser && <EmailVerification account={firebaseUser} />}
        </div>
      </AfterHeading>
    </>
  );
}

import { useAuth } from 'shared-lib/store';
import { PageHeading } from '../../ui/page-heading';
import { EmailVerification } from './email-verification';
import { messages } from './messages';
import { NameForm } from './name-form';
import styles from './profile-page.module.css';

/** 'Perfil': the person behind the account. */
export default function ProfilePage() {
  const { user, firebaseUser } = useAuth();
  return (
    <>
      <PageHeading title={messages.title} intro={messages.intro} />
      <div className={styles.panel}>
        {user ? <NameForm user={user} /> : <p className={styles.help}>{messages.noRecord}</p>}
        {firebaseUser && <EmailVerification account={firebaseUser} />}
      </div>
    </>
  );
}

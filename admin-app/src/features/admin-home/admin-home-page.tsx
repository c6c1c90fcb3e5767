import { useEffect } from 'react';
import { Button } from '@mantine/core';
import { Link, useNavigate } from 'shared-lib/router';
import { signOut } from 'shared-lib/auth';
import { ADMIN_TITLE } from 'shared-lib/config';
import { useAuth } from 'shared-lib/store';
import { showErrorToast } from 'shared-lib/toast';
import { paths } from '../../paths';
import styles from './admin-home-page.module.css';
import { messages } from './messages';

/** Who is signed in as administrator, and the ways on from here. */
export default function AdminHomePage() {
  const { firebaseUser } = useAuth();
  const navigate = useNavigate();

  useEffect(() => {
    document.title = ADMIN_TITLE;
  }, []);

  const leave = () => {
    signOut().then(() => navigate(paths.login, { replace: true }), showErrorToast);
  };

  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{ADMIN_TITLE}</h1>
      <p>{messages.signedInAs(firebaseUser?.email || messages.fallback)}</p>
      <div className={styles.actions}>
        <Button component={Link} to={paths.ownerHome} variant="light">
          {messages.toCards}
        </Button>
        <Button variant="default" onClick={leave}>
          {messages.signOut}
        </Button>
      </div>
    </main>
  );
}

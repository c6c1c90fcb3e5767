import { useEffect, useState, type ReactNode } from 'react';
import { Loader } from '@mantine/core';
import { Navigate, useNavigate } from 'react-router-dom';
import { getAdmin } from 'shared-lib/data';
import { describeError } from 'shared-lib/errors';
import { useAuth } from 'shared-lib/store';
import { paths } from '../paths';
import { clearAdminFlag, hasAdminFlag } from '../session/admin-flag';
import styles from './guards.module.css';
import { messages } from './messages';

/** The sign-in screen is not for who is in already. */
export function WithoutAdmin({ children }: { children: ReactNode }) {
  const [wasIn] = useState(hasAdminFlag);
  return wasIn ? <Navigate to={paths.dashboard} replace /> : children;
}

/** Lets in who the flag says is an administrator, once the server says so too. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { firebaseUser, loading } = useAuth();
  const uid = firebaseUser?.uid ?? null;
  const [flag] = useState(hasAdminFlag);
  const [checked, setChecked] = useState<{ uid: string; isAdmin: boolean } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (!flag || !uid) return;
    let stale = false;
    getAdmin(uid).then(
      (admin) => stale || setChecked({ uid, isAdmin: admin !== null }),
      (error: unknown) => stale || setFailure(describeError(error).message),
    );
    return () => {
      stale = true;
    };
  }, [flag, uid]);

  const refused = !loading && (uid === null || (checked?.uid === uid && !checked.isAdmin));
  if (!flag) return <Navigate to={paths.login} replace />;
  if (refused) return <ForgetAdmin />;
  if (checked?.uid === uid && checked?.isAdmin) return children;
  return (
    <div className={styles.wait} role="status" aria-label={messages.checking}>
      {failure ?? <Loader />}
    </div>
  );
}

/** A flag that the server knows nothing of is removed, and leads to the sign-in screen. */
function ForgetAdmin() {
  const navigate = useNavigate();
  useEffect(() => {
    clearAdminFlag();
    navigate(paths.login, { replace: true });
  }, [navigate]);
  return null;
}

import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Navigate, useLocation, useNavigate } from 'shared-lib/router';
import type { Admin } from 'shared-lib/model';
import { useAuth } from 'shared-lib/store';
import { CenteredSpinner } from 'shared-lib/ui/centered-spinner';
import { paths } from '../paths';
import { clearAdminFlag, hasAdminFlag, isFlagOf } from 'shared-lib/auth';
import { useDefaultFlags } from '../session/use-default-flags';
import { AdminContext } from '../session/admin-context';
import { useAdmin } from '../session/use-admin';
import { leavingFor, wayBackIn } from '../session/way-back';
import styles from './guards.module.css';
import { messages } from './messages';

/** Shows the sign-in screen to everybody but signed-in administrators. */
export function WithoutAdmin({ children }: { children: ReactNode }) {
  const [wasIn] = useState(hasAdminFlag);
  const { state } = useLocation();
  return wasIn ? <Navigate to={wayBackIn(state)} replace /> : children;
}

/** Shows screens to an administrator by the browser's flag, once the server confirms it, and for as long as it does. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { firebaseUser } = useAuth();
  const location = useLocation();
  const [flag] = useState(hasAdminFlag);
  // A flag that another account has set in this browser doesn't count.
  const isForeign = firebaseUser !== null && !isFlagOf(firebaseUser.uid);
  const access = useAdmin(flag && !isForeign);

  if (!flag) return <Navigate to={paths.login} state={leavingFor(location)} replace />;
  if (isForeign || access.state === 'refused') return <ForgetAdmin isRemoved={!isForeign} />;
  if (access.state === 'admin') return <AtWork admin={access.admin}>{children}</AtWork>;
  if (access.state !== 'failed') return <CenteredSpinner label={messages.checking} />;
  return (
    <div className={styles.wait} role="status" aria-label={messages.checking}>
      <p>{access.message}</p>
      <Button variant="default" onClick={access.retry}>
        {messages.retry}
      </Button>
    </div>
  );
}

function AtWork({ admin, children }: { admin: Admin; children: ReactNode }) {
  useDefaultFlags(admin);
  return <AdminContext value={admin}>{children}</AdminContext>;
}

/** Removes a flag that the server doesn't confirm, and redirects to the sign-in screen, which explains it to a removed administrator. */
function ForgetAdmin({ isRemoved }: { isRemoved: boolean }) {
  const navigate = useNavigate();
  const location = useLocation();
  const [state] = useState(() => leavingFor(location, { isRemoved }));
  useEffect(() => {
    clearAdminFlag();
    navigate(paths.login, { replace: true, state });
  }, [navigate, state]);
  return null;
}

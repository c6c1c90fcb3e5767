import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'shared-lib/router';
import { mayHaveSession } from 'shared-lib/session-hint';
import { useAuth } from 'shared-lib/store';
import { CenteredSpinner } from 'shared-lib/ui/centered-spinner';
import { loginPath, paths, safeReturnPath } from './paths';

/**
 * Lets visitors in, and sends who is signed in to where they were going.
 *
 * @param props.stay - Once open, the screen stays when a session begins: registration makes the session before the
 * account's record, and leaves by itself when both are there.
 */
export function VisitorsOnly({ children, stay = false }: { children: ReactNode; stay?: boolean }) {
  const { firebaseUser, loading } = useAuth();
  const { search } = useLocation();
  const [opened, setOpened] = useState(false);
  // Who never signed in here needn't wait until that is certain.
  if (loading && mayHaveSession()) return <CenteredSpinner />;
  if (!firebaseUser && !opened) setOpened(true);
  if (firebaseUser && !(stay && opened)) return <Navigate to={safeReturnPath(search)} replace />;
  return children;
}

/** Lets in who is signed in, and sends visitors to sign in and back. Who signs out here has no way back to be shown. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { firebaseUser, loading } = useAuth();
  const { pathname, search } = useLocation();
  const [entered, setEntered] = useState(false);
  if (loading) return <CenteredSpinner />;
  if (!firebaseUser) return <Navigate to={entered ? paths.login : loginPath(pathname + search)} replace />;
  if (!entered) setEntered(true);
  return children;
}

import { useState, type ReactNode } from 'react';
import { hasSignedOut } from 'shared-lib/auth';
import { Navigate, useLocation } from 'shared-lib/router';
import { mayHaveSession } from 'shared-lib/session-hint';
import { useAuth } from 'shared-lib/store';
import { CenteredSpinner } from 'shared-lib/ui/centered-spinner';
import { loginPath, paths, safeReturnPath } from './paths';
import { isPresumed } from './presumed';

/**
 * Shows a screen to visitors, and redirects signed-in people to their return path.
 *
 * @param props.stay - Keeps an open screen when a session begins: registration creates the session before the account's
 *   record, and leaves by itself when both exist.
 */
export function VisitorsOnly({ children, stay = false }: { children: ReactNode; stay?: boolean }) {
  const { firebaseUser, loading } = useAuth();
  const { search } = useLocation();
  const [opened, setOpened] = useState(false);
  // A browser without a session hint needn't wait for the SDK.
  if (loading && mayHaveSession()) return <CenteredSpinner />;
  if (!firebaseUser && !opened) setOpened(true);
  if (firebaseUser && !(stay && opened)) return <Navigate to={safeReturnPath(search)} replace />;
  return children;
}

/**
 * Shows a screen to signed-in people, and redirects visitors to sign in, after which they return to it. After signing
 * out on it there is no return.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { firebaseUser, loading } = useAuth();
  const { pathname, search, hash } = useLocation();
  const [entered, setEntered] = useState<'presumed' | 'confirmed' | null>(null);
  if (loading) return <CenteredSpinner />;
  if (!firebaseUser) {
    // After signing in again, a person whose presumed session Auth doesn't confirm returns to this screen.
    const left = entered === 'confirmed' || (entered === 'presumed' && hasSignedOut());
    return <Navigate to={left ? paths.login : loginPath(pathname + search + hash)} replace />;
  }
  const now = isPresumed(firebaseUser) ? 'presumed' : 'confirmed';
  if (entered !== 'confirmed' && entered !== now) setEntered(now);
  return children;
}

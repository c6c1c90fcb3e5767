import { matchPath, useLocation } from 'shared-lib/router';
import { SignedInOnly } from '../app/guards';
import { SiteLayout } from '../app/site-layout';
import { NotFoundPage } from '../ui/not-found-page';
import { RemoteScreen } from './remote-screen';

/** Paths of the owner's screens, with the name of each in error messages; the first match counts. */
export const OWNER_PATHS: Readonly<Record<string, string>> = {
  '/dashboard/tarjetas/*': 'Cards',
  '/dashboard/bookings/*': 'Bookings',
  '/dashboard/stripe/*': 'Payments',
  '/dashboard/profile/*': 'Profile',
  '/dashboard/settings/*': 'Settings',
  '/dashboard/*': 'Dashboard',
  '/tarjeta/edit/:slug': 'Editor',
  '/cards/edit/:cardId': 'Editor',
  '/reservas': 'Bookings',
  '/servicios': 'Services',
};

/** Paths of the administration's screens, with the name of each. */
export const ADMIN_PATHS: Readonly<Record<string, string>> = {
  '/admin/dashboard': 'Admin Dashboard',
  '/admin/templates': 'Templates',
  '/admin/creator': 'Creator',
  '/admin/preview': 'Preview',
  '/admin/sync': 'Sync',
  '/admin/users/*': 'Users',
  '/admin/cards/*': 'Cards',
  '/admin/admins/*': 'Admins',
  '/admin/analytics': 'Analytics',
  '/admin/audit': 'Audit',
  '/admin/reports': 'Reports',
  '/admin/alerts': 'Alerts',
  '/admin/work': 'Work',
  '/admin/settings': 'Admin Settings',
  '/admin/*': 'Admin',
};

/** Returns the name of the screen at a path, if it is one of these. */
function nameAt(pathname: string, paths: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(paths).find(([pattern]) => matchPath(pattern, pathname))?.[1];
}

/**
 * Renders everything below the root that isn't the shell's own. One element serves all of a remote's paths: it stays
 * mounted while somebody moves among them, and its own routes get whole paths.
 */
export function RemotePaths() {
  const { pathname } = useLocation();
  const owner = nameAt(pathname, OWNER_PATHS);
  if (owner) {
    return (
      <SignedInOnly>
        <RemoteScreen remote="user_app" page={owner} />
      </SignedInOnly>
    );
  }
  const admin = nameAt(pathname, ADMIN_PATHS);
  if (admin) return <RemoteScreen remote="admin_app" page={admin} />;
  return (
    <SiteLayout>
      <NotFoundPage />
    </SiteLayout>
  );
}

import { matchPath, useLocation } from 'shared-lib/router';
import { SignedInOnly } from '../app/guards';
import { SiteLayout } from '../app/site-layout';
import { NotFoundPage } from '../ui/not-found-page';
import { RemoteScreen } from './remote-screen';

/** Paths of the owner's screens, with the name that a failure to load them goes by. */
const OWNER_PATHS: Readonly<Record<string, string>> = {
  '/dashboard/*': 'Dashboard',
  '/tarjeta/edit/:slug': 'Editor',
  '/cards/edit/:cardId': 'Editor',
  '/reservas': 'Bookings',
  '/servicios': 'Services',
};

/**
 * Everything below the root that isn't the shell's own. One element for all of a remote's paths: it stays mounted while
 * somebody moves among them, and its own routes see whole paths.
 */
export function RemotePaths() {
  const { pathname } = useLocation();
  const owner = Object.entries(OWNER_PATHS).find(([pattern]) => matchPath(pattern, pathname));
  if (owner) {
    return (
      <SignedInOnly>
        <RemoteScreen remote="user_app" page={owner[1]} />
      </SignedInOnly>
    );
  }
  if (matchPath('/admin/*', pathname)) return <RemoteScreen remote="admin_app" page="Admin" />;
  return (
    <SiteLayout>
      <NotFoundPage />
    </SiteLayout>
  );
}

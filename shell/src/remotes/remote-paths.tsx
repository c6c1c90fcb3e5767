import { ADMIN_SCREENS, nameOfScreen, OWNER_SCREENS, type ScreenFacts, type Screens } from 'shared-lib/model';
import { matchPath, useLocation } from 'shared-lib/router';
import { SignedInOnly } from '../app/guards';
import { SiteLayout } from '../app/site-layout';
import { NotFoundPage } from '../ui/not-found-page';
import { RemoteScreen } from './remote-screen';

/** Returns the name of the screen at a path, if it is one of these; those below a remote's first part have all that is below them. */
function nameAt(pathname: string, screens: Screens): string | undefined {
  const isAt = ({ path, also }: ScreenFacts) =>
    [/^.(dashboard|admin)/.test(path) ? `${path}/*` : path, also].some(
      (pattern) => pattern !== undefined && matchPath(pattern, pathname),
    );
  // The screen that a remote begins with is the first, and above the others.
  const found = Object.entries(screens)
    .reverse()
    .find(([, facts]) => isAt(facts));
  return found && nameOfScreen(...found);
}

/**
 * Renders everything below the root that isn't the shell's own. One element serves all of a remote's paths: it stays
 * mounted while somebody moves among them, and its own routes get whole paths.
 */
export function RemotePaths() {
  const { pathname } = useLocation();
  const owner = nameAt(pathname, OWNER_SCREENS);
  if (owner) {
    return (
      <SignedInOnly>
        <RemoteScreen remote="user_app" page={owner} />
      </SignedInOnly>
    );
  }
  const admin = nameAt(pathname, ADMIN_SCREENS) ?? (matchPath('/admin/*', pathname) ? 'Admin' : undefined);
  if (admin) return <RemoteScreen remote="admin_app" page={admin} />;
  return (
    <SiteLayout>
      <NotFoundPage />
    </SiteLayout>
  );
}

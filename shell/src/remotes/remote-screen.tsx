import { useState } from 'react';
import type { HostProps } from 'shared-lib/remote-contract';
import { atOnce, loading } from 'shared-lib/screen-failure';
import { Attempt } from './attempt';
import { LoadBoundary } from './load-boundary';
import { loadRemoteApp } from './load-remote';
import { loadedApp } from './loaded-apps';
import type { RemoteName } from './remote-origin';

/** Props that every remote's screens get. */
const HOST: HostProps = { loadRemoteCard: () => import('./remote-card') };

/**
 * Renders the screens of a remote. When it is down or broken, its place shows a message with a retry; the rest of the
 * page isn't affected.
 *
 * @param props.page - Name in the message 'Error loading {page} page'.
 */
export function RemoteScreen({ remote, page }: { remote: RemoteName; page: string }) {
  const [attempt, setAttempt] = useState(0);
  const load = () => {
    const app = attempt === 0 && loadedApp(remote);
    return app ? atOnce(app) : loading(loadRemoteApp(remote, { fresh: attempt > 0 }));
  };
  return (
    <LoadBoundary key={`${remote}-${attempt}`} page={page} onRetry={() => setAttempt(attempt + 1)}>
      <Attempt load={load} props={HOST} />
    </LoadBoundary>
  );
}

import { useState } from 'react';
import { Attempt } from './attempt';
import { LoadBoundary } from './load-boundary';
import { loading } from './load-failure';
import { loadRemoteApp } from './load-remote';
import type { RemoteName } from './remote-name';

/**
 * The screens of a remote. When it is down or broken, its place says so and offers to try again; nothing else is
 * touched.
 *
 * @param props.page - As the message names it: 'Error loading {page} page'.
 */
export function RemoteScreen({ remote, page }: { remote: RemoteName; page: string }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <LoadBoundary key={`${remote}-${attempt}`} page={page} onRetry={() => setAttempt(attempt + 1)}>
      <Attempt load={() => loading(loadRemoteApp(remote, { fresh: attempt > 0 }))} />
    </LoadBoundary>
  );
}

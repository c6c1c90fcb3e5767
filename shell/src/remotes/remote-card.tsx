import { useMemo, useState } from 'react';
import type { StillCardProps } from 'shared-lib/remote-contract';
import { loading, ScreenBoundary } from 'shared-lib/screen-failure';
import { Attempt } from './attempt';
import { loadRemoteModule } from './load-remote';
import { Unloaded } from './unloaded';

/**
 * Mounts the remote with the cards in a screen of another remote, which it is handed to (`HostProps`). When the cards' site is down, or a
 * card can't be rendered, its place shows a message with a retry; the screen around it isn't affected.
 */
export default function RemoteCard({ card, pictures, title }: StillCardProps) {
  const [attempt, setAttempt] = useState(0);
  const props = useMemo(() => ({ card, pictures, title }), [card, pictures, title]);
  const failed = (error: unknown) => (
    <Unloaded page="Card" error={error} isPart onRetry={() => setAttempt(attempt + 1)} />
  );
  return (
    <ScreenBoundary key={attempt} place="card" loadFailed={failed} crashed={failed(null)}>
      <Attempt
        load={() => loading(loadRemoteModule('public_card', './StillCard', { fresh: attempt > 0 }))}
        props={props}
      />
    </ScreenBoundary>
  );
}

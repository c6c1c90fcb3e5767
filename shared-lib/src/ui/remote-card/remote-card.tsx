import { Suspense, use, useState } from 'react';
import type { HostProps, StillCardProps } from '../../platform/remote-contract';
import { CenteredSpinner } from '../centered-spinner';
import { lazyPart } from '../lazy-screen';
import { Notice } from '../notice';
import { HostContext } from './host-context';
import { messages } from './messages';

interface MountedCardProps extends StillCardProps {
  load: NonNullable<HostProps['loadRemoteCard']>;
}

function MountedCard({ load, ...props }: MountedCardProps) {
  const [Card] = useState(() => lazyPart(load));
  return (
    <Suspense fallback={<CenteredSpinner />}>
      <Card {...props} />
    </Suspense>
  );
}

/**
 * Renders a card as visitors see it, by the remote with the cards, which the shell mounts. A remote that runs alone says that it
 * can't. It is as large as its place, which needs a height.
 */
export function RemoteCard(props: StillCardProps) {
  const { loadRemoteCard } = use(HostContext);
  return loadRemoteCard ? (
    <MountedCard load={loadRemoteCard} {...props} />
  ) : (
    <Notice tone="info" title={messages.unavailable}>
      <p>{messages.unavailableText}</p>
    </Notice>
  );
}

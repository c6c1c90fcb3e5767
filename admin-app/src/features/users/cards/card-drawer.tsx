import { Suspense } from 'react';
import { Anchor, Drawer, Loader, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ListedCard } from 'shared-lib/domain';
import { lazyPart } from 'shared-lib/ui/lazy-screen';
import { publicCardUrl } from '../../../paths';
import { usePublishedCardQuery } from '../../../template-preview/published-card-endpoint';
import { Unloaded } from '../../../ui/unloaded';
import { cardMessages as messages } from './messages';

const ShownCard = lazyPart(() => import('./shown-card'));

/** Renders a card as it was published, beside the list. */
export function CardDrawer({ card, onClose }: { card: ListedCard | null; onClose: () => void }) {
  return (
    <Drawer
      opened={card !== null}
      onClose={onClose}
      position="right"
      size="md"
      title={card ? messages.previewOf(card.name || card.slug) : ''}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      {card && <Content key={card.id} slug={card.slug} />}
    </Drawer>
  );
}

function Content({ slug }: { slug: string }) {
  const query = usePublishedCardQuery(slug);
  const shown = query.data;
  if (shown === undefined) return <Unloaded query={query} />;
  if (shown === null) return <p>{messages.notShown}</p>;
  return (
    <>
      <p>{messages.previewHelp}</p>
      <Suspense fallback={<Loader />}>
        <ShownCard card={shown} />
      </Suspense>
      <p>
        <Anchor href={publicCardUrl(slug)} target="_blank" rel="noreferrer">
          {messages.open} <IconExternalLink size={14} aria-hidden />
          <VisuallyHidden>({messages.opensTab})</VisuallyHidden>
        </Anchor>
      </p>
    </>
  );
}

import { Anchor, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { PublishedCard } from 'shared-lib/domain';
import { RemoteCard } from 'shared-lib/ui/remote-card';
import { Drawer } from 'shared-lib/ui/layers';
import { publicCardUrl } from '../paths';
import { usePublishedCardQuery } from '../template-preview/published-card-endpoint';
import { Unloaded } from '../ui/unloaded';
import styles from './card-drawer.module.css';
import { messages } from './messages';

/** A card to look at: its public link, and its name where it is known. */
type NamedCard = Pick<PublishedCard, 'slug'> & { name?: string };

interface CardDrawerProps {
  /** `null` while the drawer is closed. */
  card: NamedCard | null;
  onClose: () => void;
}

/** Renders a card as it was published, beside the screen. */
export function CardDrawer({ card, onClose }: CardDrawerProps) {
  const title = card ? messages.title(card.name || card.slug) : '';
  return (
    <Drawer
      opened={card !== null}
      onClose={onClose}
      position="right"
      size="md"
      title={title}
      closeButtonProps={{ 'aria-label': messages.close }}
      classNames={{ content: styles.content, body: styles.body }}
    >
      {card && <Content key={card.slug} slug={card.slug} title={title} />}
    </Drawer>
  );
}

function Content({ slug, title }: { slug: string; title: string }) {
  const query = usePublishedCardQuery(slug);
  const shown = query.data;
  if (shown === undefined) return <Unloaded query={query} />;
  if (shown === null) return <p>{messages.notShown}</p>;
  return (
    <>
      <p className={styles.help}>{messages.help}</p>
      <div className={styles.card}>
        <RemoteCard card={shown} title={title} />
      </div>
      <Anchor href={publicCardUrl(slug)} target="_blank" rel="noreferrer">
        {messages.open} <IconExternalLink size={14} aria-hidden />
        <VisuallyHidden>({messages.opensTab})</VisuallyHidden>
      </Anchor>
    </>
  );
}

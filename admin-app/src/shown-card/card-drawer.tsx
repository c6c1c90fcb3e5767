import type { PublishedCard } from 'shared-lib/model';
import { Drawer } from 'shared-lib/ui/layers';
import styles from './card-drawer.module.css';
import { messages } from './messages';
import { ShownCard } from './shown-card';

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
      {card && <ShownCard key={card.slug} slug={card.slug} title={title} />}
    </Drawer>
  );
}

import { useState, type ReactNode } from 'react';
import { hasUnpublishedChanges, type Card } from 'shared-lib/model';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { publicationMessages as text } from './messages';
import { usePublicationsQuery } from './publication-endpoints';
import { PublishedPreview } from './published-preview';
import styles from './publications.module.css';

interface ComparedPreviewProps {
  card: Card;
  now: number;
  /** The preview of the draft. */
  children: ReactNode;
}

/** Renders the draft's preview and, once the draft differs from it, the way to see what visitors see now. */
export function ComparedPreview({ card, now, children }: ComparedPreviewProps) {
  const [side, setSide] = useState<'draft' | 'published'>('draft');
  const canCompare = card.publishedRevision !== null && hasUnpublishedChanges(card);
  const isPublished = canCompare && side === 'published';
  const { data } = usePublicationsQuery(
    { cardId: card.id, publishedRevision: card.publishedRevision },
    { skip: !isPublished },
  );
  const published = data?.find(({ revision }) => revision === card.publishedRevision);
  return (
    <>
      {canCompare && (
        <SegmentedControl
          aria-label={text.compare}
          value={side}
          onChange={setSide}
          data={[
            { value: 'draft', label: text.draft },
            { value: 'published', label: text.published },
          ]}
          className={styles.compare}
        />
      )}
      {isPublished && published ? (
        <PublishedPreview published={published} label={text.publishedPreview} now={now} />
      ) : (
        children
      )}
    </>
  );
}

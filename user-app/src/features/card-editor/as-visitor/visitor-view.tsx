import { use, useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import { RemoteCard } from 'shared-lib/ui/remote-card';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { PicturesContext } from 'shared-lib/ui/template-frame';
import 'shared-lib/ui/component-sheets.css';
import { draftAsPublished, type Draft } from './draft-as-published';
import { messages } from './messages';
import { useShownToVisitorsQuery } from './public-card-endpoint';
import styles from './visitor-view.module.css';

/** Props of {@link VisitorView}. */
export interface VisitorViewProps extends Draft {
  onClose: () => void;
}

/** Renders the dialog 'Ver como visitante': the card's own page, as it is published or as it would be. */
export function VisitorView({ onClose, ...draft }: VisitorViewProps) {
  const { publishedRevision, revision } = draft.card;
  const [side, setSide] = useState<'published' | 'draft'>(
    publishedRevision === revision ? 'published' : 'draft',
  );
  const isPhone = useMediaQuery('(max-width: 40em)');
  return (
    <OpenDialog onClose={onClose} title={messages.open} size={480} fullScreen={isPhone}>
      <div className={styles.view}>
        <SegmentedControl
          aria-label={messages.which}
          value={side}
          onChange={setSide}
          size="md"
          data={[
            { value: 'published', label: messages.published },
            { value: 'draft', label: messages.draft },
          ]}
        />
        <div className={styles.card}>
          {side === 'published' ? <Published {...draft} /> : <Drafted {...draft} />}
        </div>
        <p className={styles.help}>{messages.help}</p>
        {/* The dialog keeps the focus between what can be pressed, and would lose it behind a frame that comes last. */}
        <Button variant="default" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </OpenDialog>
  );
}

function Published({ card: { slug, status, publishedRevision } }: Draft) {
  const { currentData, error, isFetching, refetch } = useShownToVisitorsQuery(
    { slug, status, publishedRevision },
    { skip: status === 'draft' },
  );
  if (currentData) return <RemoteCard card={currentData} title={messages.publishedCard} />;
  if (isFetching)
    return (
      <SkeletonRegion label={messages.loading}>
        <SkeletonBlock height={420} radius={12} />
      </SkeletonRegion>
    );
  if (error) return <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />;
  return (
    <Notice tone="info" title={messages.unseenTitle}>
      <p>{messages.unseen[status]}</p>
    </Notice>
  );
}

function Drafted({ card, draft, services, templates }: Draft) {
  const pictures = use(PicturesContext);
  const content = useMemo(
    () => draftAsPublished({ card, draft, services, templates }),
    [card, draft, services, templates],
  );
  return <RemoteCard card={content} pictures={pictures} title={messages.draftCard} />;
}

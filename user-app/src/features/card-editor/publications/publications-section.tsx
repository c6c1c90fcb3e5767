import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { restorePublication, type PublishedCard } from 'shared-lib/model';
import { showUndoToast } from 'shared-lib/toast';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { Modal } from 'shared-lib/ui/layers';
import { mergeContent } from '../../../card-draft/three-way-merge';
import { LoadingOrOffline } from '../../../ui/loading-or-offline';
import panels from '../components/panels.module.css';
import { useEditor } from '../editor-context';
import { publicationMessages as text, publicationTime } from './messages';
import { usePublicationsQuery } from './publication-endpoints';
import { PublishedPreview } from './published-preview';
import styles from './publications.module.css';

/** Renders the way to the published forms of the card. */
export function PublicationsSection() {
  const { card } = useEditor();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h2 className={panels.sectionTitle}>{text.title}</h2>
      <p className={panels.help}>{card.publishedRevision === null ? text.none : text.help}</p>
      {card.publishedRevision !== null && (
        <Button variant="default" onClick={() => setOpen(true)} className={panels.sectionAction}>
          {text.open}
        </Button>
      )}
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={text.title}>
        <Publications onRestored={() => setOpen(false)} />
      </Modal>
    </>
  );
}

/** Renders the published versions of the card, and the one that is opened. */
function Publications({ onRestored }: { onRestored: () => void }) {
  const { card, draft, edit } = useEditor();
  const { id: cardId, publishedRevision } = card;
  const { data, error, isFetching, refetch } = usePublicationsQuery({ cardId, publishedRevision });
  const [shown, setShown] = useState<PublishedCard | null>(null);
  const [now] = useState(Date.now);
  const isRestored = useRef(false);

  if (!data && isFetching)
    return (
      <LoadingOrOffline>
        <div role="status" aria-label={text.loading}>
          <SkeletonBlock height={240} radius={12} />
        </div>
      </LoadingOrOffline>
    );
  if (!data) return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;

  const restore = (published: PublishedCard) => {
    // The second press of a double tap meets the dialog while it closes.
    if (isRestored.current) return;
    isRestored.current = true;
    const restored = restorePublication(draft, published);
    edit(() => restored);
    onRestored();
    // Changes that were made since stay.
    showUndoToast(text.restored, () => edit((latest) => mergeContent(restored, latest, draft).content));
  };

  if (shown) {
    const time = publicationTime(shown.publishedAt);
    const current = data.find(({ revision }) => revision === publishedRevision);
    return (
      <div className={styles.shown}>
        <PublishedPreview published={shown} label={text.previewOf(time)} now={now} />
        <p className={styles.help}>{text.restoreHelp}</p>
        {(shown.templates ?? current?.templates) && <p className={styles.help}>{text.templateStays}</p>}
        <div className={styles.actions}>
          <Button variant="default" onClick={() => setShown(null)} data-autofocus>
            {text.back}
          </Button>
          <Button onClick={() => restore(shown)}>{text.restore}</Button>
        </div>
      </div>
    );
  }
  return (
    <ol className={styles.list} aria-label={text.list}>
      {data.map((published) => {
        const time = publicationTime(published.publishedAt);
        return (
          <li key={published.revision} className={styles.item}>
            <span>
              <time dateTime={published.publishedAt}>{time}</time>
              {published.revision === publishedRevision && (
                <span className={styles.current}>{text.current}</span>
              )}
            </span>
            <Button variant="default" aria-label={text.look(time)} onClick={() => setShown(published)}>
              {text.lookShort}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}

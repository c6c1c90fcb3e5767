import { useState } from 'react';
import { Button } from '@mantine/core';
import { useElementSize, useInViewport } from '@mantine/hooks';
import { useAnswer } from 'shared-lib/answers';
import { leadingLinks, type TemplateIndexEntry, type TemplatePlace } from 'shared-lib/model';
import { drawJob, type DrawnCard, type TemplateDrawing } from 'shared-lib/templates';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { TemplateThumbnail } from 'shared-lib/ui/template-frame';
import { messages } from '../messages';
import { loadPreview } from './preview-parts';
import type { CardTemplates } from '../use-card-templates';
import styles from './gallery.module.css';

const text = messages.gallery;

/** Height of a preview as a share of its width: the first screen of a phone, nearly whole. */
const PICTURE_HEIGHT = 1.2;

/** The same of a single link's. */
const LINK_HEIGHT = 0.5;

/** Most links in a preview. */
const LINKS_SHOWN = 4;

interface GalleryItemProps {
  entry: TemplateIndexEntry;
  card: DrawnCard;
  place: TemplatePlace;
  tools: CardTemplates['tools'];
  isCurrent: boolean;
  busy: boolean;
  disabled: boolean;
  onApply: () => void;
}

/** Renders one template of the gallery, with the owner's own card, once it comes into view. */
export function GalleryItem(props: GalleryItemProps) {
  const { entry, card, place, isCurrent } = props;
  const { ref, inViewport } = useInViewport<HTMLLIElement>();
  const { ref: picture, width } = useElementSize();
  const drawing = usePicture(props, inViewport);
  return (
    <li ref={ref} className={styles.item} aria-label={entry.name}>
      <div
        ref={picture}
        className={styles.picture}
        data-link={place.targetItemId ? '' : undefined}
        aria-busy={drawing === undefined}
      >
        {drawing && width > 0 && (
          <TemplateThumbnail
            html={drawing.html}
            css={drawing.css}
            theme={card.theme}
            width={width}
            height={Math.round(width * (place.targetItemId ? LINK_HEIGHT : PICTURE_HEIGHT))}
          />
        )}
        {drawing === null && <p className={styles.noPicture}>{text.noPicture}</p>}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{entry.name}</h3>
        {entry.description && <p className={styles.description}>{entry.description}</p>}
      </div>
      <div className={styles.foot}>
        {isCurrent ? (
          <StatusBadge tone="accent">{text.current}</StatusBadge>
        ) : (
          <span className={styles.uses}>{entry.downloadCount > 0 && text.uses(entry.downloadCount)}</span>
        )}
        <Button
          variant={isCurrent ? 'default' : 'filled'}
          aria-label={text.applyName(entry.name)}
          loading={props.busy}
          disabled={props.disabled}
          onClick={props.onApply}
        >
          {text.apply}
        </Button>
      </div>
    </li>
  );
}

/** Renders a template on a card, or on one of its links; `null` when nothing of it can be seen. */
async function drawPreview(
  entry: TemplateIndexEntry,
  card: DrawnCard,
  targetItemId: TemplatePlace['targetItemId'],
  tools: CardTemplates['tools'],
): Promise<TemplateDrawing | null> {
  const [{ engine }, preview] = await Promise.all([tools(), loadPreview(entry)]);
  if (!preview) return null;
  const linkIds = targetItemId
    ? [targetItemId]
    : leadingLinks(card)
        .slice(0, LINKS_SHOWN)
        .map(({ id }) => id);
  const job = drawJob(card, { ...preview, targetSection: entry.targetSection }, {}, { linkIds });
  const drawn = await engine.draw(job);
  return Object.keys(drawn.parts).length > 0 ? drawn : null;
}

/** Renders a template's preview: `undefined` until it is ready, `null` when it can't be rendered. */
function usePicture(
  { entry, card, place, tools }: GalleryItemProps,
  inView: boolean,
): TemplateDrawing | null | undefined {
  const [seen, setSeen] = useState(false);
  if (inView && !seen) setSeen(true);
  const { latest, error } = useAnswer(seen ? [entry, card, place.targetItemId, tools] : null, drawPreview);
  return error === undefined ? latest : null;
}

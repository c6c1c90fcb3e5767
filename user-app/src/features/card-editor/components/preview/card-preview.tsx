import { Suspense, useId } from 'react';
import {
  picturesOf,
  toPublicContent,
  type CardContent,
  type PublicTemplates,
  type ShownService,
} from 'shared-lib/model';
import { BookAction, cardCss, CardView } from 'shared-lib/ui/card-view';
import { lazyPart } from 'shared-lib/ui/lazy-screen';
import { messages } from '../../messages';
import { drawnCard } from '../../templates/drawing/drawn-card';
import { usePhotoUrls } from '../../../../photo/use-photo-url';
import { useCardWordsIn } from '../use-card-words';
import styles from './card-preview.module.css';

const DeadCard = lazyPart(() => import('../../templates/dead-card'));

interface CardPreviewProps {
  slug: string;
  draft: CardContent;
  /** Name of the region; that of the draft unless given. */
  label?: string;
  now: number;
  /** True when visitors can book on it. */
  isBookable: boolean;
  /** Services that can be booked on it. */
  services?: ShownService[];
  /** Templates' parts of the card; `null` for none. */
  templates: PublicTemplates | null;
}

/** Renders the draft as visitors would see it on a phone, without interaction. */
export function CardPreview(props: CardPreviewProps) {
  const { slug, draft, label = messages.previewOf, now, isBookable, services = [], templates } = props;
  const pictureUrl = usePhotoUrls(picturesOf(draft).map(({ path }) => path));
  const { sections } = toPublicContent(draft);
  const words = useCardWordsIn(draft.language);
  const id = useId();
  const card = { ...drawnCard(slug, draft), ...(sections && { sections }), services };
  const own = (
    <>
      <style>{cardCss(card, `[data-preview="${id}"] .tj-card`)}</style>
      <div inert className={styles.screen} lang={draft.language} data-preview={id}>
        <CardView
          card={card}
          words={words}
          now={now}
          pictureUrl={pictureUrl}
          saveHref="#"
          headingLevel={2}
          bookHref={isBookable ? '#' : null}
          actions={isBookable && <BookAction href="#" />}
        />
      </div>
    </>
  );

  return (
    <section
      className={styles.phone}
      aria-label={label}
      // Scrolled with the keyboard, as its content takes no focus.
      tabIndex={0}
    >
      {templates ? (
        <Suspense fallback={own}>
          <DeadCard
            card={card}
            words={words}
            language={draft.language}
            templates={templates}
            now={now}
            isBookable={isBookable}
          />
        </Suspense>
      ) : (
        own
      )}
    </section>
  );
}

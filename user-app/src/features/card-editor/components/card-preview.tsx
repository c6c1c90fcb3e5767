import { lazy, Suspense } from 'react';
import type { CardContent, PublicTemplates } from 'shared-lib/domain';
import { cardThemeCss, CardView, cardViewCss } from 'shared-lib/ui/card-view';
import { messages } from '../messages';
import { drawnCard } from '../templates/drawn-card';
import { usePhotoUrl } from '../../../photo/use-photo-url';
import styles from './card-preview.module.css';

const DeadCard = lazy(() => import('../templates/dead-card'));

interface CardPreviewProps {
  slug: string;
  draft: CardContent;
  now: number;
  /** What templates show of the card. */
  templates: PublicTemplates | null;
}

/** The draft as visitors would see it on a phone. Nothing in it can be pressed. */
export function CardPreview({ slug, draft, now, templates }: CardPreviewProps) {
  const photoUrl = usePhotoUrl(draft.profile.photo);
  const card = drawnCard(slug, draft);
  const own = (
    <>
      <style>{cardViewCss + cardThemeCss(card.theme)}</style>
      <div inert className={styles.screen}>
        <CardView card={card} now={now} photoUrl={photoUrl} saveHref="#" headingLevel={2} />
      </div>
    </>
  );

  return (
    <section
      className={styles.phone}
      aria-label={messages.previewOf}
      // Scrolled with the keyboard, as its content takes no focus.
      tabIndex={0}
    >
      {templates ? (
        <Suspense fallback={own}>
          <DeadCard card={card} templates={templates} now={now} />
        </Suspense>
      ) : (
        own
      )}
    </section>
  );
}

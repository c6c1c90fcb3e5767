import { toPublicContent, type CardContent } from 'shared-lib/domain';
import { cardThemeCss, CardView, cardViewCss } from 'shared-lib/ui/card-view';
import { messages } from '../messages';
import { usePhotoUrl } from '../../../photo/use-photo-url';
import styles from './card-preview.module.css';

/** The draft as visitors would see it on a phone. Nothing in it can be pressed. */
export function CardPreview({ slug, draft, now }: { slug: string; draft: CardContent; now: number }) {
  const photoUrl = usePhotoUrl(draft.profile.photo);
  const { profile, links, theme } = toPublicContent(draft);
  const card = { slug, profile, theme, links: links.filter((link) => link.title && link.url) };

  return (
    <section
      className={styles.phone}
      aria-label={messages.previewOf}
      // Scrolled with the keyboard, as its content takes no focus.
      tabIndex={0}
    >
      <style>{cardViewCss + cardThemeCss(theme)}</style>
      <div inert className={styles.screen}>
        <CardView card={card} now={now} photoUrl={photoUrl} saveHref="#" headingLevel={2} />
      </div>
    </section>
  );
}

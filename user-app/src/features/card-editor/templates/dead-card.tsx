import { use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CardLanguage, PublicTemplates, PublishedCard } from 'shared-lib/model';
import { resolveEndpoints } from 'shared-lib/config';
import { withPictures, type DrawnCard } from 'shared-lib/templates';
import { BookAction, cardCss, CardView, type CardWords } from 'shared-lib/ui/card-view';
import { PicturesContext } from 'shared-lib/ui/template-frame';
import { messages } from '../messages';
import styles from './dead-card.module.css';

const PAGE_CSS =
  'html,body{margin:0;min-height:100%}body,body>div{display:flex;flex:1;flex-direction:column;min-height:100vh}body>div>*{flex:1 0 auto}';

interface DeadCardProps {
  card: DrawnCard & Pick<PublishedCard, 'sections' | 'services'>;
  words: CardWords;
  language: CardLanguage | undefined;
  templates: PublicTemplates;
  now: number;
  isBookable: boolean;
}

/**
 * Renders a card with its templates in a document without script and origin, so that its markup can't affect the page.
 * Links are blocked; it scrolls.
 */
export default function DeadCard({
  card,
  words,
  language = 'es',
  templates,
  now,
  isBookable,
}: DeadCardProps) {
  const pictures = use(PicturesContext);
  const html = renderToStaticMarkup(
    <CardView
      card={{ ...card, templates }}
      words={words}
      now={now}
      saveHref="#"
      headingLevel={2}
      bookHref={isBookable ? '#' : null}
      actions={isBookable && <BookAction href="#" />}
    />,
  );
  const css = cardCss({ ...card, templates }) + PAGE_CSS;
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${messages.previewOf}</title><base target="_blank"><style>${css}</style><body><div inert>${withPictures(html, pictures, resolveEndpoints().origins.publicCard)}</div>`;
  // A new document in the same frame would add an entry to the browser's history; a new frame doesn't.
  return <iframe key={page} sandbox="" srcDoc={page} title={messages.previewOf} className={styles.frame} />;
}

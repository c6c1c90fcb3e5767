import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicTemplates } from 'shared-lib/domain';
import { resolveEndpoints } from 'shared-lib/config';
import type { DrawnCard } from 'shared-lib/templates';
import { cardThemeCss, CardView, cardViewCss, templatedCss } from 'shared-lib/ui/card-view';
import { messages } from '../messages';
import styles from './dead-card.module.css';

const PAGE_CSS =
  'html,body{margin:0;min-height:100%}body,body>div{display:flex;flex:1;flex-direction:column;min-height:100vh}body>div>*{flex:1 0 auto}';

interface DeadCardProps {
  card: DrawnCard;
  templates: PublicTemplates;
  now: number;
}

/** Pictures have the card's own paths, and this page is another site's. */
const withOrigin = (html: string) =>
  html.replaceAll(' src="/c/', ` src="${resolveEndpoints().origins.publicCard}/c/`);

/**
 * A card with its templates, in a document without script, origin or way out: nobody's markup gets into ours. Links
 * would open elsewhere, which it may not; it scrolls.
 */
export default function DeadCard({ card, templates, now }: DeadCardProps) {
  const html = renderToStaticMarkup(
    <CardView card={{ ...card, templates }} now={now} saveHref="#" headingLevel={2} />,
  );
  const css = cardViewCss + cardThemeCss(card.theme) + templatedCss + PAGE_CSS;
  const page = `<!doctype html><html lang="es"><meta charset="utf-8"><title>${messages.previewOf}</title><base target="_blank"><style>${css}</style><body><div inert>${withOrigin(html)}</div>`;
  // A frame that takes another document would make a step of the browser's way back; a new frame doesn't.
  return <iframe key={page} sandbox="" srcDoc={page} title={messages.previewOf} className={styles.frame} />;
}

import { useEffect, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { resolveEndpoints } from 'shared-lib/config';
import { DEFAULT_LANGUAGE, languagesOf } from 'shared-lib/model/languages';
import type { StillCardContent, StillCardProps } from 'shared-lib/remote-contract';
import { withPictures } from 'shared-lib/templates';
import { cardViewCss } from 'shared-lib/ui/card-view';
import { canonicalCardUrl, homeUrl } from '../page/addresses';
import { CardPage } from '../page/card-page';
import { leadActionCss } from '../page/lead-action';
import { pageCss, printCss } from '../page/page-css';
import { cardPageCss } from './card-page-css';
import { SPANISH, wordsIn, type DrawnWords } from './words-in';

/** Loads the texts of a card's main language; `null` while they are on their way. */
function useMainWords(card: StillCardContent): DrawnWords | null {
  const [language = DEFAULT_LANGUAGE] = languagesOf(card);
  const [loaded, setLoaded] = useState<DrawnWords>(SPANISH);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (language === DEFAULT_LANGUAGE) return;
    let isOver = false;
    wordsIn(language).then(
      (words) => !isOver && setLoaded(words),
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [language]);
  if (language === DEFAULT_LANGUAGE || failed) return SPANISH;
  return loaded.language === language ? loaded : null;
}

/** Writes a card's page as a whole document. */
function documentOf({ card, pictures = {}, title }: StillCardProps, words: DrawnWords, now: number): string {
  const { publicCard } = resolveEndpoints().origins;
  const languages = languagesOf(card);
  const canonicalUrl = canonicalCardUrl(card.slug);
  const page = renderToStaticMarkup(
    <CardPage
      card={card}
      words={words}
      now={now}
      canonicalUrl={canonicalUrl}
      homeHref={homeUrl()}
      bookHref={card.bookingEnabled ? `${canonicalUrl}/reservar` : null}
      leadForm={card.leadForm}
      choice={languages.length > 1 ? { languages, current: words.language } : undefined}
    />,
  );
  const css = cardViewCss + cardPageCss(card) + pageCss + printCss + (card.leadForm ? leadActionCss : '');
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={words.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body className="tj-page">
        <div inert dangerouslySetInnerHTML={{ __html: withPictures(page, pictures, publicCard) }} />
      </body>
    </html>,
  )}`;
}

/**
 * Renders a card's page as visitors see it, for applications of the product. It is a document without script and origin, so that neither
 * its markup nor its styles affect the application, nor the other way round, and nothing in it can be pressed: it counts no visit,
 * takes no booking and writes nothing. It is as large as its place, and scrolls.
 */
export default function StillCard(props: StillCardProps) {
  const [now] = useState(Date.now);
  const words = useMainWords(props.card);
  if (!words) return null;
  const page = documentOf(props, words, now);
  return (
    <iframe
      // A frame that takes another document would make a step of the browser's way back; a new frame doesn't.
      key={page}
      sandbox=""
      srcDoc={page}
      title={props.title}
      style={{ display: 'block', width: '100%', height: '100%', border: 0 }}
    />
  );
}

import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { CARD_LANGUAGES, DEFAULT_LANGUAGE, languageIn, languagesOf } from 'shared-lib/model/languages';
import { Navigate } from 'shared-lib/router';
import { buildVCard, DEFAULT_THEME, linksAt, type PublicCard, type PublishedCard } from 'shared-lib/model';
import { getPublicCard } from 'shared-lib/public-data';
import { cardThemeCss, cardViewCss } from 'shared-lib/ui/card-view';
import { download } from '../features/qr/download';
import { absenceMessages, appMessages } from '../messages';
import { canonicalCardUrl, homeUrl } from '../page/addresses';
import { CardPage } from '../page/card-page';
import { connectTools } from '../page/connect-tools';
import { pageCss, printCss, toastCss } from '../page/page-css';
import { speak } from '../page/script-words';
import { statusCss } from '../status/status-css';
import { StatusView, type CardAbsence } from '../status/status-view';
import type { PageWords } from '../words/page-words';
import { cardPageCss } from './card-page-css';
import { CardSkeleton } from './card-skeleton';
import { SPANISH, wordsIn, type DrawnWords } from './words-in';

type Loaded = { card: PublicCard | null; words: DrawnWords } | { failed: true };

/** Loads the texts of the language in which this address shows a card. */
async function loadWords(card: PublicCard | null): Promise<DrawnWords> {
  if (card?.status === 'moved') return SPANISH;
  const [main = DEFAULT_LANGUAGE, ...others] = card ? languagesOf(card) : CARD_LANGUAGES;
  const language = languageIn(location.search, [main, ...others]);
  if (language === DEFAULT_LANGUAGE) return SPANISH;
  const words = await wordsIn(language);
  speak(words.script);
  return words;
}

function Page({ title, css, children }: { title: string; css: string; children: ReactNode }) {
  return (
    <main className="tj-page">
      <title>{title}</title>
      <style>{cardViewCss + css + pageCss + printCss + toastCss + statusCss}</style>
      {children}
    </main>
  );
}

function Absent({
  absence,
  words = absenceMessages,
  onRetry,
}: {
  absence: CardAbsence;
  words?: PageWords['absence'];
  onRetry?: () => void;
}) {
  return (
    <Page title={words[absence].title} css={cardThemeCss(DEFAULT_THEME)}>
      <StatusView
        absence={absence}
        words={words}
        homeHref={homeUrl()}
        action={
          onRetry && (
            <button type="button" className="tj-button" onClick={onRetry}>
              {appMessages.retry}
            </button>
          )
        }
      />
    </Page>
  );
}

/**
 * Saves the contact. Without the server there is no `.vcf` address, so that the file is built in the page, without a
 * photo.
 */
function saveContact(card: PublishedCard): void {
  const shown = { ...card, links: linksAt(card.links, Date.now()) };
  const text = buildVCard(shown, { pageUrl: canonicalCardUrl(card.slug) });
  download(new Blob([text], { type: 'text/vcard' }), `${card.slug}.vcf`);
}

/** Renders a card from its public document, for navigation inside the shell and for when the card's server is down. */
export function FederatedCard({ slug }: { slug: string }) {
  const [attempt, setAttempt] = useState(0);
  return <CardAttempt key={`${slug} ${attempt}`} slug={slug} onRetry={() => setAttempt(attempt + 1)} />;
}

/** Reads and shows a card, once. */
function CardAttempt({ slug, onRetry }: { slug: string; onRetry: () => void }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [openedAt] = useState(() => Date.now());

  useEffect(() => {
    const controller = new AbortController();
    getPublicCard(slug, controller.signal)
      .then(async (card) => setLoaded({ card, words: await loadWords(card) }))
      .catch(() => {
        if (!controller.signal.aborted) setLoaded({ failed: true });
      });
    return () => controller.abort();
  }, [slug]);

  if (loaded === null) {
    return (
      <Page title={appMessages.loading} css={cardThemeCss(DEFAULT_THEME)}>
        <CardSkeleton />
      </Page>
    );
  }
  if ('failed' in loaded) return <Absent absence="failure" onRetry={onRetry} />;
  const { card, words } = loaded;
  if (card === null) return <Absent absence="unknown" words={words.absence} />;
  if (card.status === 'moved') return <Navigate to={`/c/${card.to}`} replace />;
  if (card.status !== 'published') return <Absent absence={card.status} words={words.absence} />;
  return <ShownCard card={card} words={words} now={openedAt} />;
}

/** Draws a card's code in the page: its server may be down. */
async function drawQr(canonicalUrl: string): Promise<string> {
  const { qrSvg, qrTarget } = await import(/* webpackChunkName: "qr-code" */ '../features/qr/qr-code');
  return qrSvg(qrTarget(canonicalUrl));
}

/** Renders a published card. */
export function ShownCard({
  card,
  words = SPANISH,
  now,
}: {
  card: PublishedCard;
  words?: DrawnWords;
  now: number;
}) {
  const { slug, profile, theme } = card;
  const canonicalUrl = canonicalCardUrl(slug);
  const connect = useCallback(
    (tools: HTMLElement) =>
      connectTools(tools, { slug, name: profile.name, scheme: theme.scheme, canonicalUrl }, () =>
        drawQr(canonicalUrl),
      ),
    [slug, profile.name, theme.scheme, canonicalUrl],
  );
  return (
    <Page title={card.profile.name} css={cardPageCss(card)}>
      <CardPage
        card={card}
        words={words}
        now={now}
        canonicalUrl={canonicalUrl}
        connect={connect}
        homeHref={homeUrl()}
        bookHref={card.bookingEnabled ? `${canonicalUrl}/reservar` : null}
        onSave={(event) => {
          event.preventDefault();
          saveContact(card);
        }}
      />
    </Page>
  );
}

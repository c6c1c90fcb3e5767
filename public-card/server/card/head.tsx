import { PRODUCT_NAME } from 'shared-lib/config';
import { languagesOf, photoUrlPath, roleLine, type CardPhoto, type PublishedCard } from 'shared-lib/model';
import type { PageWords } from '../../src/words/page-words';

/** Longest description that search results show in full. */
const MAX_DESCRIPTION = 160;

function shorten(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).replace(/[\s,;:.]+$/, '')}…`;
}

/** Returns the page's title: the person's name and trade. */
export function titleOf({ profile }: PublishedCard): string {
  const role = roleLine(profile);
  return role ? `${profile.name} · ${role}` : profile.name;
}

function descriptionOf({ profile }: PublishedCard, { contact }: PageWords): string {
  const parts = [profile.bio, roleLine(profile) && `${profile.name}, ${roleLine(profile)}.`];
  return shorten(parts.find(Boolean) || contact.description(profile.name), MAX_DESCRIPTION);
}

interface Described {
  card: PublishedCard;
  /** The card's one public address. */
  url: string;
  /** Query of the page's language; empty for the main one. */
  query: string;
  words: PageWords;
  /** Origin of the card's home site. */
  origin: string;
}

function urlOf({ card, origin }: Described, { path }: CardPhoto): string {
  return `${origin}${photoUrlPath(card.slug, path)}`;
}

/** Returns the address of a card's photo; `null` for a card without one. */
export function photoUrlOf(described: Described): string | null {
  const { photo } = described.card.profile;
  return photo && urlOf(described, photo);
}

/** Returns the preview image of a card's link; its photo, else its cover, for a card that was published before there were such images. */
function pictureOf({ preview, profile, theme }: PublishedCard): CardPhoto | null {
  return preview ?? profile.photo ?? theme.cover ?? null;
}

/** Names the address of each language of a page, for a card with several; {@link LANGUAGE_CHOICE} reads them. */
export function LanguageLinks({ card, url }: Pick<Described, 'card' | 'url'>) {
  const languages = languagesOf(card);
  if (languages.length < 2) return null;
  const [main, ...others] = languages;
  return (
    <>
      <link rel="alternate" hrefLang={main} href={url} />
      {others.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={`${url}?lang=${language}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url} />
    </>
  );
}

/** Renders the head of a published card for previews and search engines, without phone and e-mail. */
export function CardHead(described: Described) {
  const { card, words } = described;
  const url = described.url + described.query;
  const picture = pictureOf(card);
  // A photo is square, and would lose head and chin in a wide place.
  const isWide = picture !== null && picture.width > picture.height;
  const title = titleOf(card);
  const description = descriptionOf(card, words);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <LanguageLinks {...described} />
      {card.noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:locale" content={words.locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {picture && (
        <>
          <meta property="og:image" content={urlOf(described, picture)} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content={isWide ? 'summary_large_image' : 'summary'} />
    </>
  );
}

import type { MouseEventHandler, ReactNode } from 'react';
import { linksAt, photoUrlPath, roleLine, type PublishedCard } from '../../domain/public-card';
import { Icon } from './icon';
import { LINK_ICON_PATHS } from './link-icon-paths';
import { isWhatsAppUrl, linkIcon } from './link-icon';
import { messages } from './messages';
import { UI_ICON_PATHS } from './ui-icon-paths';

/** The part of a card that is drawn; a {@link PublishedCard} has it, and so has an editor's draft. */
export type CardViewCard = Pick<PublishedCard, 'slug' | 'profile' | 'links' | 'theme'>;

/** What {@link CardView} takes. */
export interface CardViewProps {
  card: CardViewCard;
  /** Milliseconds since the epoch: decides which scheduled links show. */
  now: number;
  /** Another address for the photo, such as a `blob:` of one that is still being uploaded; `null` shows the initials. */
  photoUrl?: string | null;
  /** Where 'Guardar contacto' leads; the card's own `.vcf` when left out. */
  saveHref?: string;
  /** Takes over 'Guardar contacto'. */
  onSave?: MouseEventHandler;
  /** Level of the heading with the name; 1 on the visitor's page. */
  headingLevel?: 1 | 2 | 3;
  /** Up to two round controls (`tj-tool`) for the upper corners. */
  tools?: ReactNode;
  /** A quiet line under the actions, such as an offline notice. */
  note?: ReactNode;
  /** Further sections, between the links and the foot. */
  children?: ReactNode;
  /** The foot; none when left out. */
  foot?: ReactNode;
}

/** First letters of the first and last words of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('es') ?? '').join('');
}

/** `rel` and `target` for an address that leaves the card. */
function outside(url: string): { rel?: string } {
  return url.startsWith('https:') ? { rel: 'noopener' } : {};
}

function Photo({ card, photoUrl }: Pick<CardViewProps, 'card' | 'photoUrl'>) {
  const { name, photo } = card.profile;
  const url = photoUrl === undefined ? photo && photoUrlPath(card.slug, photo.path) : photoUrl;
  if (!url) {
    return (
      <span className="tj-photo tj-initials" aria-hidden="true">
        {initialsOf(name || messages.unnamed)}
      </span>
    );
  }
  return (
    <img
      className="tj-photo"
      src={url}
      width={112}
      height={112}
      alt={messages.photoOf(name)}
      fetchPriority="high"
      decoding="async"
    />
  );
}

function Actions({ card, saveHref, onSave }: Pick<CardViewProps, 'card' | 'saveHref' | 'onSave'>) {
  const { phone, email } = card.profile;
  const chat = card.links.find((link) => isWhatsAppUrl(link.url));
  return (
    <nav className="tj-actions" aria-label={messages.actions}>
      <a className="tj-button tj-button--main" href={saveHref} data-action="save" onClick={onSave}>
        <Icon path={UI_ICON_PATHS.save} />
        {messages.save}
      </a>
      {phone && (
        <a className="tj-button" href={`tel:${phone.replace(/[^\d+]/g, '')}`} data-action="call">
          <Icon path={LINK_ICON_PATHS.phone} />
          {messages.call}
        </a>
      )}
      {chat && (
        <a className="tj-button" href={chat.url} {...outside(chat.url)} data-action="chat">
          <Icon path={LINK_ICON_PATHS.whatsapp} />
          {messages.chat}
        </a>
      )}
      {email && (
        <a
          className="tj-button"
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          data-action="write"
        >
          <Icon path={LINK_ICON_PATHS.mail} />
          {messages.write}
        </a>
      )}
    </nav>
  );
}

function Links({ links }: { links: CardViewCard['links'] }) {
  if (links.length === 0) return null;
  return (
    <ul className="tj-links" aria-label={messages.links}>
      {links.map((link) => (
        <li key={link.id}>
          <a className="tj-link" href={link.url} {...outside(link.url)} data-link={link.id}>
            <span className="tj-badge">
              <Icon path={LINK_ICON_PATHS[linkIcon(link)]} />
            </span>
            <span className="tj-text">
              <span className="tj-title">{link.title}</span>
              {link.description && <span className="tj-detail">{link.description}</span>}
            </span>
            <span className="tj-go">
              <Icon path={UI_ICON_PATHS.go} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The profile's own website comes first among the links, unless the owner already lists it. */
function withWebsite(card: CardViewCard): CardViewCard['links'] {
  const { website } = card.profile;
  if (!website || card.links.some((link) => link.url === website)) return card.links;
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(website)?.[1] ?? '';
  const link = { id: 'website', title: messages.website, url: website, description: host, icon: 'web' };
  return [{ ...link, from: null, until: null }, ...card.links];
}

/**
 * A card as visitors see it: markup only, no effects and no state, so the server, the visitor's page and the owner's
 * preview draw the same thing. Needs `cardViewCss` and `cardThemeCss(card.theme)` on the page.
 */
export function CardView({
  card,
  now,
  photoUrl,
  saveHref = `/c/${card.slug}.vcf`,
  onSave,
  headingLevel = 1,
  tools,
  note,
  children,
  foot,
}: CardViewProps) {
  const { profile, theme } = card;
  const Heading = `h${headingLevel}` as const;
  const role = roleLine(profile);
  const shown = { ...card, links: linksAt(withWebsite(card), now) };
  return (
    <div className="tj-card" data-scheme={theme.scheme}>
      <article className="tj-sheet">
        {tools && <div className="tj-tools">{tools}</div>}
        <header className="tj-head">
          <Photo card={card} photoUrl={photoUrl} />
          <Heading className={profile.name.length > 36 ? 'tj-name tj-name--long' : 'tj-name'} dir="auto">
            {profile.name || messages.unnamed}
          </Heading>
          {role && (
            <p className="tj-role" dir="auto">
              {role}
            </p>
          )}
          {profile.location && (
            <p className="tj-place">
              <Icon path={LINK_ICON_PATHS.map} />
              {profile.location}
            </p>
          )}
        </header>
        <Actions card={shown} saveHref={saveHref} onSave={onSave} />
        {note}
        {profile.bio && (
          <p className={profile.bio.length > 180 ? 'tj-bio tj-bio--long' : 'tj-bio'} dir="auto">
            {profile.bio}
          </p>
        )}
        <Links links={shown.links} />
        {children}
        {foot && <footer className="tj-foot">{foot}</footer>}
      </article>
    </div>
  );
}

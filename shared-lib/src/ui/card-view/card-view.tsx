import type { MouseEventHandler, ReactNode } from 'react';
import { linksAt, photoUrlPath, type PublishedCard } from '../../model/card/public-card';
import {
  contactWays,
  listedLinks,
  type ContactWay,
  type ContactWayKind,
} from '../../model/contact/contact-ways';
import { shownLinks } from '../../model/links/shown-links';
import { CardLinks } from './card-links';
import { CardSections } from './card-sections';
import { Icon } from './icons/icon';
import { initialsOf } from './initials';
import { LINK_ICON_PATHS } from './icons/link-icon-paths';
import type { LinkIconName } from './icons/link-icon';
import { CardWordsProvider, useCardWords } from './card-words';
import { messages, type CardWords } from './messages';
import { outside } from './outside';
import { templateStyle } from './css/template-css';
import { TemplatedPart } from './templated/templated-part';
import * as UI_ICON_PATHS from './icons/ui-icon-paths';

/** Fields of a card that are rendered; both a {@link PublishedCard} and an editor's draft have them. */
export type CardViewCard = Pick<
  PublishedCard,
  'slug' | 'profile' | 'links' | 'theme' | 'templates' | 'sections' | 'services'
>;

/** Props of {@link CardView}. */
export interface CardViewProps {
  card: CardViewCard;
  /** Milliseconds since the epoch: decides which scheduled links show. */
  now: number;
  /** True to render every link, whatever its times: the page's script hides those that aren't due. */
  hasAllLinks?: boolean | undefined;
  /**
   * Returns the address of a picture by its path in Storage; by default that below the card's own address. Where it
   * returns `null`, such as while an unpublished one is loaded, initials replace the photo, and a tint other pictures.
   */
  pictureUrl?: (path: string) => string | null;
  /** Address of 'Guardar contacto'; by default the card's own `.vcf`. */
  saveHref?: string;
  /** Handles presses of 'Guardar contacto'. */
  onSave?: MouseEventHandler;
  /** Level of the heading with the name; 1 on the visitor's page. */
  headingLevel?: 1 | 2 | 3;
  /** Address of the booking page, for the section with the services; `null` where nothing can be booked. */
  bookHref?: string | null;
  /** Further actions, right after 'Guardar contacto'. */
  actions?: ReactNode;
  /** Up to two round buttons (`tj-tool`) for the upper corners. */
  tools?: ReactNode;
  /** A note under the actions, such as an offline notice. */
  note?: ReactNode;
  /** Further sections, between the links and the foot. */
  children?: ReactNode;
  /** The foot; none when left out. */
  foot?: ReactNode;
  /** Texts in the card's language; Spanish by default. */
  words?: CardWords;
}

/** A card with the addresses of its pictures. */
interface Pictured {
  card: CardViewCard;
  pictureUrl: (path: string) => string | null;
}

/** Renders the cover, apart from the profile that a template may render below it; its picture is fetched after the rest of the card. */
function Cover({ card, pictureUrl, isApart }: Pictured & { isApart: boolean }) {
  const { cover } = card.theme;
  if (!cover) return null;
  const url = pictureUrl(cover.path);
  return (
    <div className={isApart ? 'tj-cover tj-cover--apart' : 'tj-cover'}>
      {url && (
        <img
          src={url}
          width={cover.width}
          height={cover.height}
          alt=""
          fetchPriority="low"
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  );
}

/**
 * Renders the logo on a plate of its own, as logos are made for white paper. It is fetched after the rest of the card, and stands in the
 * place of a missing photo.
 */
function Logo({ card, pictureUrl, isMain = false }: Pictured & { isMain?: boolean }) {
  const words = useCardWords();
  const { logo } = card.theme;
  const url = logo && pictureUrl(logo.path);
  if (!url) return null;
  return (
    <img
      className={isMain ? 'tj-logo tj-logo--main' : 'tj-logo'}
      src={url}
      width={logo.width}
      height={logo.height}
      alt={words.logoOf(card.profile.company || card.profile.name)}
      fetchPriority="low"
      loading="lazy"
      decoding="async"
    />
  );
}

function Photo({ card, pictureUrl }: Pictured) {
  const words = useCardWords();
  const { name, photo } = card.profile;
  const url = photo && pictureUrl(photo.path);
  if (!photo && card.theme.logo) return <Logo card={card} pictureUrl={pictureUrl} isMain />;
  if (!url) {
    return (
      <span className="tj-photo tj-initials" aria-hidden="true">
        {initialsOf(name || words.unnamed)}
      </span>
    );
  }
  return (
    <img
      className="tj-photo"
      src={url}
      width={112}
      height={112}
      alt={words.photoOf(name)}
      fetchPriority="high"
      decoding="async"
    />
  );
}

/** Icons of the ways to reach a person. */
const WAY_ICONS: Readonly<Record<ContactWayKind, LinkIconName>> = {
  call: 'phone',
  chat: 'whatsapp',
  write: 'mail',
  directions: 'map',
};

function Actions({
  ways,
  saveHref,
  onSave,
  actions,
}: Pick<CardViewProps, 'saveHref' | 'onSave' | 'actions'> & { ways: readonly ContactWay[] }) {
  const words = useCardWords();
  // Three fit side by side on a narrow phone only with the icon above its word, and four in two rows.
  const arrangement = { 3: ' tj-quick', 4: ' tj-half' }[ways.length] ?? '';
  const quickClass = `tj-button${arrangement}`;
  return (
    <nav className="tj-actions" aria-label={words.actions}>
      <a className="tj-button tj-button--main" href={saveHref} onClick={onSave}>
        <Icon path={UI_ICON_PATHS.save} />
        {words.save}
      </a>
      {actions}
      {ways.map(({ kind, url, linkId }) => (
        <a key={kind} className={quickClass} href={url} data-link={linkId} {...outside(url)}>
          <Icon path={LINK_ICON_PATHS[WAY_ICONS[kind]]} />
          {words[kind]}
        </a>
      ))}
    </nav>
  );
}

/** Headings below that of the card, by its level. */
const NEXT_HEADING = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;

interface ProfileProps extends Pictured {
  Heading: 'h1' | 'h2' | 'h3';
}

function Name({ card, Heading, className }: Omit<ProfileProps, 'pictureUrl'> & { className: string }) {
  const words = useCardWords();
  return (
    <Heading className={className} dir="auto">
      {card.profile.name || words.unnamed}
    </Heading>
  );
}

function OwnProfile(props: ProfileProps) {
  const { profile } = props.card;
  return (
    <header className="tj-head">
      <Photo card={props.card} pictureUrl={props.pictureUrl} />
      <Name {...props} className={profile.name.length > 36 ? 'tj-name tj-name--long' : 'tj-name'} />
      {[profile.jobTitle, profile.company].filter(Boolean).map((line, place) => (
        // Both may be the same words.
        <p key={place} className="tj-role" dir="auto">
          {line}
        </p>
      ))}
      {profile.location && (
        <p className="tj-place">
          <Icon path={LINK_ICON_PATHS.map} />
          {profile.location}
        </p>
      )}
      {profile.photo && <Logo card={props.card} pictureUrl={props.pictureUrl} />}
    </header>
  );
}

/** Renders a template's profile, with the person's name as the page's first heading even when the template has none. */
function TemplatedProfile({ html, ...props }: Omit<ProfileProps, 'pictureUrl'> & { html: string }) {
  const { templates } = props.card;
  return (
    <>
      {!html.includes('<h1') && <Name {...props} className="tj-unseen" />}
      <TemplatedPart
        style={templateStyle(templates?.styles[templates.profile?.style ?? 0] ?? '')}
        html={html}
      />
    </>
  );
}

/**
 * Renders a card as visitors see it: markup without state, so that the server, the visitor's page and the owner's
 * preview render the same. Needs `cardCss(card)` on the page.
 */
export function CardView({
  card,
  now,
  hasAllLinks = false,
  pictureUrl = (path) => photoUrlPath(card.slug, path),
  saveHref = `/c/${card.slug}.vcf`,
  onSave,
  headingLevel = 1,
  bookHref = null,
  actions,
  tools,
  note,
  children,
  foot,
  words = messages,
}: CardViewProps) {
  const { profile, theme } = card;
  const Heading = `h${headingLevel}` as const;
  const templated = card.templates?.profile;
  const all = shownLinks(card, words.website);
  const links = hasAllLinks ? all : linksAt(all, now);
  const ways = contactWays({ ...card, links });
  return (
    <CardWordsProvider value={words}>
      <div className="tj-card" data-scheme={theme.scheme}>
        <article className="tj-sheet">
          <Cover
            card={card}
            pictureUrl={pictureUrl}
            isApart={templated !== undefined && templated !== null}
          />
          {tools && <div className="tj-tools">{tools}</div>}
          {templated ? (
            <TemplatedProfile card={card} Heading={Heading} html={templated.html} />
          ) : (
            <OwnProfile card={card} pictureUrl={pictureUrl} Heading={Heading} />
          )}
          <Actions ways={ways} saveHref={saveHref} onSave={onSave} actions={actions} />
          {note}
          {profile.bio && !templated && (
            <p className={profile.bio.length > 180 ? 'tj-bio tj-bio--long' : 'tj-bio'} dir="auto">
              {profile.bio}
            </p>
          )}
          <CardLinks
            links={listedLinks(links, ways)}
            theme={theme}
            templates={card.templates}
            Heading={NEXT_HEADING[headingLevel]}
          />
          <CardSections
            card={card}
            ways={ways}
            pictureUrl={pictureUrl}
            bookHref={bookHref}
            now={now}
            Heading={NEXT_HEADING[headingLevel]}
          />
          {children}
          {foot && <footer className="tj-foot">{foot}</footer>}
        </article>
      </div>
    </CardWordsProvider>
  );
}

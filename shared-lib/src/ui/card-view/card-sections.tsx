import type { ReactNode } from 'react';
import { formatPrice } from '../../model/booking/price';
import { isSamePlace, type ContactWay } from '../../model/contact/contact-ways';
import { mapsUrl } from '../../model/links/maps-url';
import type { PublishedCard, ShownService } from '../../model/card/public-card';
import type { PublicSection, SectionHours, SectionPicture } from '../../model/sections/card-section';
import { parseVideo } from '../../model/sections/video';
import { withParams } from '../../model/values/with-params';
import { cardPicturesCss } from './css/card-pictures-css';
import { cardSectionsCss } from './css/card-sections-css';
import { Icon } from './icons/icon';
import { LINK_ICON_PATHS } from './icons/link-icon-paths';
import { useCardWords } from './card-words';
import { openingText } from './opening/opening-text';
import { outside } from './outside';
import * as UI_ICON_PATHS from './icons/ui-icon-paths';
import { weekRows } from './opening/week-rows';

/** Sections of a card, with what they show besides their own fields. */
export type SectionedCard = Pick<PublishedCard, 'sections' | 'services'>;

/** Returns the sections that have something to show: that of services needs some, and an address to book them at. */
export function shownSections({ sections = [], services = [] }: SectionedCard): readonly PublicSection[] {
  return services.length > 0 ? sections : sections.filter(({ id }) => id !== 'services');
}

function Offer({ service, bookHref }: { service: ShownService; bookHref: string | null }) {
  const words = useCardWords();
  const { id, name, description, durationMinutes, price, priceOnRequest, currency } = service;
  const free = priceOnRequest ? words.onRequest : words.free;
  const costs = price === 0 ? free : formatPrice(price, currency, words.locale);
  return (
    <li className="tj-offer">
      <p>
        <span className="tj-title" dir="auto">
          {name}
        </span>
        <span className="tj-detail">{`${words.minutes(durationMinutes)} · ${costs}`}</span>
        {description && (
          <span className="tj-detail" dir="auto">
            {description}
          </span>
        )}
      </p>
      {bookHref !== null && (
        <a href={withParams(bookHref, { servicio: id })} rel="nofollow" aria-label={words.bookOf(name)}>
          {words.book}
        </a>
      )}
    </li>
  );
}

/** Renders opening hours; the page's script keeps the first line right. */
function Hours({ hours, now }: { hours: SectionHours; now: number }) {
  const words = useCardWords();
  return (
    <>
      <p className="tj-open" data-hours="">
        {openingText(hours, now, words.opening)}
      </p>
      <dl className="tj-panel tj-week">
        {weekRows(hours, words).map((row) => (
          <div key={row.days}>
            <dt>{row.days}</dt>
            <dd>{row.hours}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface PicturesProps {
  pictures: readonly SectionPicture[];
  pictureUrl: (path: string) => string | null;
}

/** Renders pictures side by side; a press opens one whole. */
function Gallery({ pictures, pictureUrl }: PicturesProps) {
  const words = useCardWords();
  return (
    <ul
      className="tj-gallery"
      data-previous={words.viewer.previous}
      data-next={words.viewer.next}
      data-close={words.viewer.close}
    >
      {pictures.map(({ path, width, height, alt }, place) => {
        const url = pictureUrl(path);
        return (
          // The same picture may occur twice.
          <li key={place}>
            {url && (
              <a href={url} aria-label={words.picture(place + 1, alt)} data-alt={alt || undefined}>
                <img src={url} width={width} height={height} alt="" loading="lazy" decoding="async" />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Renders a video without a picture as a row like a link's. */
function VideoRow({ video, children }: { video: string; children: ReactNode }) {
  return (
    <ul className="tj-links">
      <li>
        <a className="tj-link" href={video} {...outside(video)}>
          <Icon path={UI_ICON_PATHS.play} badge />
          <span className="tj-text tj-title">{children}</span>
        </a>
      </li>
    </ul>
  );
}

/** Renders a video as a picture that leads to its platform, so that nothing of it is loaded before a press. */
function VideoPoster({ video, pictures, pictureUrl }: PicturesProps & { video: string }) {
  const words = useCardWords();
  const platform = parseVideo(video)?.platform ?? '';
  const [poster] = pictures;
  const url = poster && pictureUrl(poster.path);
  if (!url) return <VideoRow video={video}>{words.watchOn(platform)}</VideoRow>;
  return (
    <a className="tj-video" href={video} {...outside(video)}>
      <img src={url} width={poster.width} height={poster.height} alt="" loading="lazy" decoding="async" />
      <span>
        <Icon path={UI_ICON_PATHS.play} />
        {words.watchOn(platform)}
      </span>
    </a>
  );
}

interface BodyProps {
  section: PublicSection;
  pictureUrl: (path: string) => string | null;
  services: readonly ShownService[];
  bookHref: string | null;
  now: number;
  ways: readonly ContactWay[];
}

function Body({ section, pictureUrl, services, bookHref, now, ways }: BodyProps) {
  const words = useCardWords();
  const { id, text, quotes = [], hours, pictures = [], video = '' } = section;
  const aside = text && (
    <p className="tj-aside" dir="auto">
      {text}
    </p>
  );
  if (id === 'services')
    return (
      <>
        <ul className="tj-panel">
          {services.map((service) => (
            <Offer key={service.id} service={service} bookHref={bookHref} />
          ))}
        </ul>
        {aside}
      </>
    );
  if (id === 'hours')
    return (
      <>
        {hours && <Hours hours={hours} now={now} />}
        {aside}
      </>
    );
  if (id === 'gallery')
    return (
      <>
        <Gallery pictures={pictures} pictureUrl={pictureUrl} />
        {aside}
      </>
    );
  if (id === 'video')
    return (
      <>
        <VideoPoster video={video} pictures={pictures} pictureUrl={pictureUrl} />
        {aside}
      </>
    );
  if (id === 'reviews')
    return (
      <div className="tj-panel">
        {quotes.map((quote, place) => (
          // Two people may say the same.
          <figure key={place} className="tj-said">
            <blockquote dir="auto">{quote.text}</blockquote>
            {quote.who && <figcaption dir="auto">{quote.who}</figcaption>}
          </figure>
        ))}
      </div>
    );
  return (
    <>
      <p className="tj-prose" dir="auto">
        {text}
      </p>
      {id === 'place' && !ways.some((way) => way.kind === 'directions' && isSamePlace(way.text, text)) && (
        <a className="tj-map" href={mapsUrl(text.replace(/\s+/g, ' '))} rel="noopener">
          <Icon path={LINK_ICON_PATHS.map} />
          {words.directions}
        </a>
      )}
    </>
  );
}

/** Returns the style of sections, with that of pictures only where some have any. */
export function sectionsCss(sections: readonly PublicSection[]): string {
  const hasPictures = sections.some(({ id }) => id === 'gallery' || id === 'video');
  return hasPictures ? cardSectionsCss + cardPicturesCss : cardSectionsCss;
}

/** Renders the sections of a card below its links, with their style. */
export function CardSections({
  card,
  ways = [],
  pictureUrl,
  bookHref,
  now,
  Heading,
}: {
  card: SectionedCard;
  /** Ways to reach the person that are among the card's actions. */
  ways?: readonly ContactWay[];
  pictureUrl: (path: string) => string | null;
  /** Address of the booking page; `null` where nothing can be booked. */
  bookHref: string | null;
  /** Milliseconds since the epoch: decides whether it is open. */
  now: number;
  Heading: 'h2' | 'h3' | 'h4';
}) {
  const words = useCardWords();
  const sections = shownSections(card);
  if (sections.length === 0) return null;
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: sectionsCss(sections) }} />
      {sections.map((section) => (
        <section key={section.id} className="tj-section" aria-labelledby={`tj-${section.id}`}>
          <Heading id={`tj-${section.id}`} className="tj-subject" dir="auto">
            {section.title || words.sections[section.id]}
          </Heading>
          <Body
            section={section}
            pictureUrl={pictureUrl}
            services={card.services ?? []}
            bookHref={bookHref}
            now={now}
            ways={ways}
          />
        </section>
      ))}
    </>
  );
}

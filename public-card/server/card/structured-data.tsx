import {
  contactWays,
  isAddress,
  isOrganisation,
  isProfileUrl,
  personNameOf,
  postalAddressOf,
  telUrl,
  type CardLanguage,
  type PublishedCard,
  type SectionHours,
} from 'shared-lib/model';
import { minorDigits, weekdayAt } from 'shared-lib/model/booking';
import { serializeForScript } from '../../src/page/page-data';

/** Days of schema.org, from Monday. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Removes empty fields, so that nothing is said about missing data. */
function filled(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );
}

/**
 * Returns opening hours, a span with all days that have it; `null` for none. Midnight ends the day that it belongs to.
 */
function openingHours(weekly: SectionHours['weekly'] | undefined): object[] | null {
  const days = new Map<string, string[]>();
  for (const [place, day] of DAYS.entries())
    for (const { from, to } of weekly?.[weekdayAt(place)] ?? [])
      days.set(`${from} ${to}`, [...(days.get(`${from} ${to}`) ?? []), `https://schema.org/${day}`]);
  const spans = [...days].map(([span, dayOfWeek]) => {
    const [opens, to] = span.split(' ');
    const closes = to === '24:00' ? '23:59' : to;
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
  return spans.length > 0 ? spans : null;
}

/** Most services that are named to search engines. */
const MAX_OFFERS = 12;

/** Returns the services that a card shows, with their prices unless these are on request; `null` for none. */
function offersOf({ bookingEnabled, services = [] }: PublishedCard): object[] | null {
  if (!bookingEnabled || services.length === 0) return null;
  return services.slice(0, MAX_OFFERS).map(({ name, price, priceOnRequest, currency }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
    ...(!priceOnRequest && {
      price: (price / 10 ** minorDigits(currency)).toFixed(minorDigits(currency)),
      priceCurrency: currency,
    }),
  }));
}

/** Returns how somebody books on a card; `null` where nobody can. */
function reserveAction({ bookingEnabled }: PublishedCard, { url, query, language }: Spoken): object | null {
  if (!bookingEnabled) return null;
  return {
    '@type': 'ReserveAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${url}/reservar${query}`,
      inLanguage: language,
      actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
    },
  };
}

/** Returns a postal address; `null` where the card has none. */
function addressOf(place: string, location: string): object | null {
  const text = isAddress(place) ? place : location;
  if (text === '') return null;
  const { street, city, region, postalCode } = postalAddressOf(text);
  return filled({
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressRegion: region,
  });
}

/** Language in which a card is shown, with its addresses. */
interface Spoken {
  /** The card's one public address. */
  url: string;
  /** Query that keeps the language at other addresses; empty for the card's main one. */
  query: string;
  language: CardLanguage;
}

/**
 * Returns what a card says of its person or business to search engines. Opening hours are those of a business: a person's are those
 * of where they work. A place without opening hours of its own has those in which it can be booked.
 */
function mainEntity(card: PublishedCard, spoken: Spoken, photoUrl: string | null): Record<string, unknown> {
  const { url } = spoken;
  const { profile, sections = [] } = card;
  const ways = contactWays(card);
  const textOf = (kind: string) => ways.find((way) => way.kind === kind)?.text ?? '';
  const phone = textOf('call');
  const place = sections.find(({ id }) => id === 'place')?.text || textOf('directions');
  const contact = {
    telephone: phone && telUrl(phone).slice('tel:'.length),
    address: addressOf(place, profile.location),
  };
  const shownHours = openingHours(sections.find(({ id }) => id === 'hours')?.hours?.weekly);
  const bookingHours = card.bookingEnabled && isAddress(place) ? openingHours(card.bookingHours) : null;
  const openingHoursSpecification = shownHours ?? bookingHours;
  const isPlace = shownHours !== null || isAddress(place);
  const profiles = card.links.map((link) => link.url).filter(isProfileUrl);
  const shared = {
    name: profile.name,
    url,
    description: profile.bio,
    image: photoUrl,
    sameAs: profiles.length > 0 ? profiles : null,
    ...contact,
    makesOffer: offersOf(card),
    potentialAction: reserveAction(card, spoken),
  };
  const business = { '@type': isPlace ? 'LocalBusiness' : 'Organization' };
  if (isOrganisation(profile)) return filled({ ...business, ...shared, openingHoursSpecification });
  const { given, surnames, isGuess } = personNameOf(profile);
  const employer = filled({
    ...business,
    name: profile.company || profile.name,
    ...(isPlace && contact),
    openingHoursSpecification,
  });
  return filled({
    '@type': 'Person',
    ...shared,
    ...(!isGuess && { givenName: given, familyName: surnames }),
    jobTitle: profile.jobTitle,
    worksFor: profile.company || openingHoursSpecification ? employer : null,
  });
}

/**
 * Renders the data of a card for search engines (schema.org ProfilePage), at the page's end, where it delays nothing.
 *
 * @param props.card - With the links that show.
 */
export function StructuredData({
  card,
  photoUrl,
  ...spoken
}: Spoken & {
  card: PublishedCard;
  photoUrl: string | null;
}) {
  const json = serializeForScript({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: spoken.url,
    dateModified: card.publishedAt,
    mainEntity: mainEntity(card, spoken, photoUrl),
  });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

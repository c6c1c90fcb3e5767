import {
  contactWays,
  isAddress,
  isOrganisation,
  isProfileUrl,
  personNameOf,
  postalAddressOf,
  telUrl,
  type PublishedCard,
  type SectionHours,
} from 'shared-lib/model';
import { serializeForScript } from '../../src/page/page-data';

/** Days of schema.org, from Monday. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Removes empty fields, so that nothing is said about missing data. */
function filled(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );
}

/** Returns opening hours; `null` for none. Midnight ends the day that it belongs to. */
function openingHours(hours: SectionHours | undefined): object[] | null {
  const spans = DAYS.flatMap((day, place) =>
    (hours?.weekly[String(place + 1) as '1'] ?? []).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens: from,
      closes: to === '24:00' ? '23:59' : to,
    })),
  );
  return spans.length > 0 ? spans : null;
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

/**
 * Returns what a card says of its person or business to search engines. Opening hours are those of a business: a person's are those
 * of where they work.
 */
function mainEntity(card: PublishedCard, url: string, photoUrl: string | null): Record<string, unknown> {
  const { profile, sections = [] } = card;
  const ways = contactWays(card);
  const textOf = (kind: string) => ways.find((way) => way.kind === kind)?.text ?? '';
  const phone = textOf('call');
  const place = sections.find(({ id }) => id === 'place')?.text || textOf('directions');
  const contact = {
    telephone: phone && telUrl(phone).slice('tel:'.length),
    address: addressOf(place, profile.location),
  };
  const openingHoursSpecification = openingHours(sections.find(({ id }) => id === 'hours')?.hours);
  const isPlace = openingHoursSpecification !== null || isAddress(place);
  const profiles = card.links.map((link) => link.url).filter(isProfileUrl);
  const shared = {
    name: profile.name,
    url,
    description: profile.bio,
    image: photoUrl,
    sameAs: profiles.length > 0 ? profiles : null,
    ...contact,
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
  url,
  photoUrl,
}: {
  card: PublishedCard;
  /** The card's one public address. */
  url: string;
  photoUrl: string | null;
}) {
  const json = serializeForScript({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    dateModified: card.publishedAt,
    mainEntity: mainEntity(card, url, photoUrl),
  });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

import type { PublishedCard } from './public-card';

/** Escapes a text value (RFC 2426 §2.4.2). */
function escapeText(value: string): string {
  return value
    .replace(/\\/g, '\\\\')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,');
}

/** Splits a full name into the family and given parts that N wants; the last word is taken as the family name. */
function structuredName(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean);
  if (words.length < 2) return `;${escapeText(fullName)};;;`;
  // Spanish names carry two surnames; with four words or more the last two belong together.
  const familyWords = words.length >= 4 ? 2 : 1;
  const family = words.slice(-familyWords).join(' ');
  const given = words.slice(0, -familyWords).join(' ');
  return `${escapeText(family)};${escapeText(given)};;;`;
}

/**
 * A card as a vCard 3.0 file: UTF-8, CRLF, unfolded text lines (folded ones fail on some Android phones).
 *
 * @param card - What visitors see.
 * @param options.pageUrl - Absolute address of the card, in SOURCE and URL.
 * @param options.photoJpegBase64 - The photo's bytes; iPhones ignore photos given by address.
 * @returns The whole file. Source: RFC 2426, with field experience noted in the lines.
 */
export function buildVCard(
  card: PublishedCard,
  options: { pageUrl: string; photoJpegBase64?: string },
): string {
  const { profile } = card;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${structuredName(profile.name)}`,
    `FN:${escapeText(profile.name)}`,
  ];
  if (profile.company) lines.push(`ORG:${escapeText(profile.company)}`);
  if (profile.jobTitle) lines.push(`TITLE:${escapeText(profile.jobTitle)}`);
  if (profile.phone) lines.push(`TEL;TYPE=CELL:${escapeText(profile.phone)}`);
  if (profile.email) lines.push(`EMAIL;TYPE=INTERNET,WORK:${escapeText(profile.email)}`);
  if (profile.website) lines.push(`URL;TYPE=WORK:${profile.website}`);
  if (profile.location) lines.push(`ADR;TYPE=WORK:;;;${escapeText(profile.location)};;;`);
  if (profile.bio) lines.push(`NOTE:${escapeText(profile.bio)}`);
  for (const link of card.links) {
    if (link.url.startsWith('https:')) {
      lines.push(`X-SOCIALPROFILE;TYPE=${link.title.replace(/[^A-Za-z0-9]/g, '') || 'enlace'}:${link.url}`);
    }
  }
  lines.push(`URL:${options.pageUrl}`, `SOURCE:${options.pageUrl}`, `UID:urn:tarjetero:card:${card.cardId}`);
  lines.push(`REV:${card.publishedAt.replace(/\.\d+Z$/, 'Z')}`);
  if (options.photoJpegBase64) {
    // Samsung's importer refuses the file unless an empty line follows the photo.
    lines.push(`PHOTO;ENCODING=b;TYPE=JPEG:${options.photoJpegBase64}`, '');
  }
  lines.push('END:VCARD', '');
  return lines.join('\r\n');
}

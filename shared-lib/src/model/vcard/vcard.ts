import { phoneType } from '../contact/phone-type';
import { isAddress, postalAddressOf } from '../contact/postal-address';
import type { PublishedCard } from '../card/public-card';
import { escapeText, VCardLines } from './vcard-lines';
import { addLink, hasAddressOfPlace } from './vcard-links';
import { addName } from './vcard-name';

/**
 * Builds a vCard 3.0 file of a card: UTF-8, CRLF, unfolded lines (folded ones fail on some Android phones).
 *
 * Links to mail, phone and WhatsApp become e-mails and phones, so that a card without those fields still makes a
 * contact that can be called.
 *
 * @param card - The published card, with the links to include.
 * @param options.pageUrl - Absolute address of the card, in SOURCE and URL.
 * @param options.photoJpegBase64 - The photo's bytes; iPhones ignore photos given by address.
 * @param options.note - Paragraph after the card's own text in NOTE: where and when its holder was met.
 * @returns The whole file. Source: RFC 2426, with field experience noted in the lines.
 */
export function buildVCard(
  card: PublishedCard,
  options: { pageUrl: string; photoJpegBase64?: string | undefined; note?: string },
): string {
  const { profile } = card;
  const file = new VCardLines();
  file.add('BEGIN:VCARD');
  file.add('VERSION:3.0');
  addName(file, profile);
  if (profile.jobTitle) file.add(`TITLE:${escapeText(profile.jobTitle)}`);
  // Outlook drops phones and addresses without a type.
  if (profile.phone) file.phone(profile.phone, phoneType(profile.phone));
  if (profile.email) file.email(profile.email);
  // The address of a link «Cómo llegar» says more than a city.
  if (profile.location && (isAddress(profile.location) || !card.links.some(hasAddressOfPlace)))
    file.place(postalAddressOf(profile.location));
  file.website(options.pageUrl, '');
  if (profile.website) file.website(profile.website, 'Web');
  for (const link of card.links)
    addLink(file, link.file ? { ...link, url: new URL(link.url, options.pageUrl).href } : link);
  const note = [profile.bio, options.note].filter(Boolean).join('\n\n');
  if (note) file.add(`NOTE:${escapeText(note)}`);
  file.add(`SOURCE:${options.pageUrl}`);
  file.add(`UID:urn:tarjetero:card:${card.cardId}`);
  file.add(`REV:${card.publishedAt.replace(/\.\d+Z$/, 'Z')}`);
  if (options.photoJpegBase64) {
    file.add(`PHOTO;ENCODING=b;TYPE=JPEG:${options.photoJpegBase64}`);
    // Samsung's importer refuses the file unless an empty line follows the photo.
    file.add('');
  }
  file.add('END:VCARD');
  return `${file.lines.join('\r\n')}\r\n`;
}

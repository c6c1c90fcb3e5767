import type { PublicLink, PublishedCard } from './public-card';

/** Escapes a text value (RFC 2426 §2.4.2). */
function escapeText(value: string): string {
  return value
    .replace(/\\/g, '\\\\')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,');
}

/** Words that belong to the surname after them: «de la Fuente», «van Dyck». */
const PARTICLES = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'y',
  'da',
  'das',
  'do',
  'dos',
  'di',
  'van',
  'von',
  'der',
]);

/**
 * Splits a full name into the family and given parts that N wants. The last word is taken as the family name, the last
 * two when there are four names or more (Spanish names carry two surnames), each with its particles.
 */
function structuredName(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean);
  const isParticle = (index: number) => PARTICLES.has(words[index] ?? '');
  const names = words.filter((_, index) => !isParticle(index)).length;
  if (names < 2) return `;${escapeText(fullName)};;;`;
  let start = words.length;
  for (let surnames = names >= 4 ? 2 : 1; surnames > 0; surnames--) {
    do start--;
    while (isParticle(start) && start > 1);
    while (isParticle(start - 1) && start > 1) start--;
  }
  // «Ortega y Gasset» is one surname.
  if (words[start] === 'y' && start > 1) start--;
  const family = words.slice(start).join(' ');
  const given = words.slice(0, start).join(' ');
  return `${escapeText(family)};${escapeText(given)};;;`;
}

/** Networks that address books show with their own mark. */
const SOCIAL_HOSTS: Record<string, string> = {
  'linkedin.com': 'linkedin',
  'github.com': 'github',
  'instagram.com': 'instagram',
  'youtube.com': 'youtube',
  'facebook.com': 'facebook',
  'x.com': 'twitter',
  'twitter.com': 'twitter',
  'tiktok.com': 'tiktok',
  't.me': 'telegram',
};

/** Collects the lines of a file, each phone, e-mail and address once. */
class VCardLines {
  readonly lines: string[] = [];
  private readonly seen = new Set<string>();
  private labelled = 0;

  add(line: string): void {
    this.lines.push(line);
  }

  phone(number: string, type: string): void {
    if (this.isNew(`tel:${number.replace(/[^\d+]/g, '')}`))
      this.add(`TEL;TYPE=${type}:${escapeText(number)}`);
  }

  email(address: string): void {
    if (this.isNew(`mailto:${address.toLowerCase()}`)) {
      this.add(`EMAIL;TYPE=INTERNET,WORK:${escapeText(address)}`);
    }
  }

  /** An address with a name of its own: a group ties both together, and readers that know no groups still get the URL. */
  website(url: string, label: string): void {
    if (!this.isNew(url)) return;
    this.labelled += 1;
    this.add(`item${this.labelled}.URL:${url}`);
    this.add(`item${this.labelled}.X-ABLabel:${escapeText(label)}`);
  }

  social(url: string, network: string): void {
    if (this.isNew(url)) this.add(`X-SOCIALPROFILE;TYPE=${network}:${url}`);
  }

  private isNew(key: string): boolean {
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    return true;
  }
}

function addLink(file: VCardLines, { url, title }: PublicLink): void {
  const [scheme = '', rest = ''] = url.split(/:(.*)/s);
  const target = rest.split('?')[0] ?? '';
  if (scheme === 'mailto') return file.email(target);
  if (scheme === 'tel') return file.phone(target, 'VOICE');
  if (scheme !== 'https') return undefined;
  const host = /^\/\/(?:www\.)?([^/?#:]+)/.exec(rest)?.[1] ?? '';
  const whatsApp = host === 'wa.me' ? /^\/\/wa\.me\/(\d{6,15})$/.exec(target)?.[1] : undefined;
  if (whatsApp) return file.phone(`+${whatsApp}`, 'CELL');
  const network = SOCIAL_HOSTS[host];
  return network ? file.social(url, network) : file.website(url, title);
}

/**
 * A card as a vCard 3.0 file: UTF-8, CRLF, unfolded lines (folded ones fail on some Android phones).
 *
 * Links to mail, phone and WhatsApp become e-mails and phones, so that a card without those fields still makes a
 * contact that can be called.
 *
 * @param card - What visitors see, with the links to include.
 * @param options.pageUrl - Absolute address of the card, in SOURCE and URL.
 * @param options.photoJpegBase64 - The photo's bytes; iPhones ignore photos given by address.
 * @returns The whole file. Source: RFC 2426, with field experience noted in the lines.
 */
export function buildVCard(
  card: PublishedCard,
  options: { pageUrl: string; photoJpegBase64?: string },
): string {
  const { profile } = card;
  const file = new VCardLines();
  file.add('BEGIN:VCARD');
  file.add('VERSION:3.0');
  file.add(`N:${structuredName(profile.name)}`);
  file.add(`FN:${escapeText(profile.name)}`);
  if (profile.company) file.add(`ORG:${escapeText(profile.company)}`);
  if (profile.jobTitle) file.add(`TITLE:${escapeText(profile.jobTitle)}`);
  // Outlook drops phones and addresses without a type.
  if (profile.phone) file.phone(profile.phone, 'CELL');
  if (profile.email) file.email(profile.email);
  if (profile.location) file.add(`ADR;TYPE=WORK:;;;${escapeText(profile.location)};;;`);
  file.add(`URL:${options.pageUrl}`);
  if (profile.website) file.website(profile.website, 'Web');
  for (const link of card.links) addLink(file, link);
  if (profile.bio) file.add(`NOTE:${escapeText(profile.bio)}`);
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

import { personNameOf } from './person-name';
import type { PublicLink, PublishedCard } from './public-card';

/** Matches every character that some reader takes for a line end, U+0085 included. */
const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Escapes a text value (RFC 2426 §2.4.2); control characters are left out. */
function escapeText(value: string): string {
  return value
    .replace(/\\/g, '\\\\')
    .replace(LINE_END, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,');
}

/** Returns the family and given parts of property N. */
function structuredName(profile: PublishedCard['profile']): string {
  const { given, surnames } = personNameOf(profile);
  return `${escapeText(surnames)};${escapeText(given)};;;`;
}

/** Networks that address books show with their own icon. */
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

  /** Adds an address with a label: a group ties both together, and readers that don't know groups still get the URL. */
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
 * Builds a vCard 3.0 file of a card: UTF-8, CRLF, unfolded lines (folded ones fail on some Android phones).
 *
 * Links to mail, phone and WhatsApp become e-mails and phones, so that a card without those fields still makes a
 * contact that can be called.
 *
 * @param card - The published card, with the links to include.
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
  file.add(`N:${structuredName(profile)}`);
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

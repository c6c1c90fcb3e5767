import { createHash } from 'node:crypto';
import {
  dialledDigits,
  networkOfHost,
  networkUrl,
  parseLinkUrl,
  PDF_FILE,
  pdfsOf,
  PHOTO_FILE,
  picturesOf,
  type CardContent,
  type CardLink,
  type PublicLink,
  type PublishedCard,
} from 'shared-lib/model';
import { mailboxOf } from '../outbox/mailbox';
import { addressesOf } from './card-addresses';
import { identityOf, isCommonHost } from './common-hosts';

/**
 * Traits by which a card is recognised: hashes of the bytes of its pictures and PDFs and of the addresses that it links to; for other cards of the
 * same account also of the hosts and of the numbers and mailboxes. Older records don't have the last two.
 */
export interface CardTraits {
  photos: string[];
  links: string[];
  hosts?: string[];
  contacts?: string[];
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 32);

/** Times that a path may be escaped one over the other. */
const ESCAPES = 3;

/** Returns a path in a normal form: unescaped, in lower case, without repeated slashes or one at its end. */
function normalPath(path: string): string {
  let plain = path;
  for (let turn = 0; turn < ESCAPES; turn += 1) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      break;
    }
  }
  return plain
    .toLowerCase()
    .replace(/[\\/]+/g, '/')
    .replace(/\/$/, '');
}

/** Returns an address of the web in canonical form, a network's without what isn't part of its page; `null` for another one. */
function webAddress(address: string): { url: URL; host: string } | null {
  const parsed = parseLinkUrl(address);
  if (!parsed.ok || !parsed.url.startsWith('https:')) return null;
  const typed = new URL(parsed.url);
  const network = networkOfHost(typed.hostname);
  const url = network ? new URL(networkUrl(network, typed)) : typed;
  return { url, host: url.hostname.replace(/^(www|m)\./, '') };
}

/** Hashes an address in a normal form, however it is written; `null` for one that says nothing about who shows it. */
export function traitOfLink(address: string): string | null {
  const web = webAddress(address);
  if (!web) {
    const parsed = parseLinkUrl(address);
    if (!parsed.ok) return null;
    const { protocol, pathname } = new URL(parsed.url);
    return hash(`${protocol}${pathname.toLowerCase()}`);
  }
  const { url, host } = web;
  const path = normalPath(url.pathname);
  const identity = identityOf(url, host);
  if (isCommonHost(host) && path === '' && identity === '') return null;
  return hash(`${host}${path}?${identity}`);
}

/** Hashes the host of an address; `null` for one that people share. */
function traitOfHost(address: string): string | null {
  const web = webAddress(address);
  return web && !isCommonHost(web.host) ? hash(`host:${web.host}`) : null;
}

/** Number of last digits that identify a phone number, with or without a country's code. */
const NUMBER_DIGITS = 9;

/** Hashes a number by its last digits; `null` for a text that has too few. */
function traitOfPhone(phone: string): string | null {
  const digits = dialledDigits(phone).slice(-NUMBER_DIGITS);
  return digits.length === NUMBER_DIGITS ? hash(`phone:${digits}`) : null;
}

/** Hashes the number or the mailbox that an address leads to; `null` for any other address. */
function traitOfContact(address: string): string | null {
  const parsed = parseLinkUrl(address);
  if (!parsed.ok) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(parsed.url);
  if (protocol === 'mailto:') return traitOfMail(normalPath(pathname));
  if (protocol !== 'https:') return traitOfPhone(pathname);
  if (hostname === 'wa.me') return traitOfPhone(pathname);
  return /(^|\.)whatsapp\.com$/.test(hostname) ? traitOfPhone(searchParams.get('phone') ?? '') : null;
}

/** Hashes a mailbox; `null` without one. */
const traitOfMail = (email: string) => (email.includes('@') ? hash(`mail:${mailboxOf(email.trim())}`) : null);

/** Returns what isn't `null`, each once. */
const distinct = (traits: readonly (string | null)[]) => [
  ...new Set(traits.filter((trait): trait is string => trait !== null)),
];

/** Returns the traits of addresses, and of a number and a mailbox that are shown beside them. */
function traitsOfAddresses(
  urls: readonly string[],
  phones: readonly string[],
  email: string,
): Omit<CardTraits, 'photos'> {
  return {
    links: distinct(urls.map(traitOfLink)),
    hosts: distinct(urls.map(traitOfHost)),
    contacts: distinct([...urls.map(traitOfContact), ...phones.map(traitOfPhone), traitOfMail(email)]),
  };
}

/** Returns the hashes of the bytes of a card's pictures and PDFs, which are part of their files' names. */
function hashesOf(
  card: Pick<CardContent, 'profile' | 'theme'> & Pick<PublishedCard, 'sections' | 'links'>,
): string[] {
  const hashOf = (name: string) => (PHOTO_FILE.exec(name) ?? PDF_FILE.exec(name))?.[1];
  const files: { path: unknown }[] = [...picturesOf(card), ...pdfsOf(card.links)];
  const hashes = files.flatMap(({ path }) =>
    typeof path === 'string' ? (hashOf(path.split('/').at(-1) ?? '') ?? []) : [],
  );
  return [...new Set(hashes)];
}

/** Returns the number to pay to that a link shows in place of an address. */
const numberOf = ({ kind, description }: Partial<PublicLink>): string[] =>
  kind === 'bizum' && typeof description === 'string' ? [description] : [];

/** Returns the traits of a card in its published form. */
export function traitsOf(card: PublishedCard): CardTraits {
  const { phone, email } = card.profile;
  const urls = addressesOf(card).map(({ url }) => url);
  return {
    photos: hashesOf(card),
    ...traitsOfAddresses(urls, [phone, ...card.links.flatMap(numberOf)], email),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the traits of a draft, which may contain anything: the rules don't check its lists. */
export function traitsOfDraft(
  draft: Pick<CardContent, 'links' | 'profile' | 'theme' | 'sections'>,
): CardTraits {
  const profile: Partial<CardContent['profile']> | undefined = draft.profile;
  const listed: unknown[] = Array.isArray(draft.links) ? draft.links : [];
  const links = listed.filter((link): link is Partial<CardLink> => typeof link === 'object' && link !== null);
  const urls: unknown[] = [...links.map(({ url }) => url), profile?.website];
  return {
    photos: hashesOf(draft),
    ...traitsOfAddresses(
      urls.filter(isText),
      [profile?.phone, ...links.flatMap(numberOf)].filter(isText),
      isText(profile?.email) ? profile.email : '',
    ),
  };
}

const haveCommon = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.some((trait) => other.includes(trait));

/**
 * Reports whether a card shows content that was taken down. For the same account one link, host, number, mailbox or picture is
 * enough; another account needs a picture, or half of the links, so that a site which many link to doesn't keep strangers from
 * publishing.
 */
export function showsAgain(
  takenDown: CardTraits & { uid: string },
  card: CardTraits & { uid: string },
): boolean {
  if (haveCommon(takenDown.photos, card.photos)) return true;
  const again = takenDown.links.filter((link) => card.links.includes(link)).length;
  if (takenDown.uid !== card.uid) return again > 0 && again >= takenDown.links.length / 2;
  return (
    again > 0 || haveCommon(takenDown.hosts, card.hosts) || haveCommon(takenDown.contacts, card.contacts)
  );
}

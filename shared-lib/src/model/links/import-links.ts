import { parseLinkUrl } from './link-url';
import { dialable } from '../contact/phone';
import type { LinkKind } from './link-kinds';
import { NETWORK_KINDS, networkOfHost, NETWORKS, networkUrl } from './networks';
import { parseLink } from './parse-link';
import { whatsAppUrl } from './whatsapp-url';

/** A link that was found in pasted text. */
export interface FoundLink {
  kind: LinkKind;
  title: string;
  url: string;
}

/** Text and target of a link in a pasted page. */
export interface Anchor {
  title: string;
  address: string;
}

/** Matches addresses, with or without a scheme, and e-mail addresses; {@link addressAt} ends them at a bracket. */
const ADDRESS =
  /(?:https?:\/\/|mailto:|tel:|www\.)[^\s<>"']+|[^\s<>"'(,;:@]+@[^\s<>"'),;:@]+\.[a-z]{2,}|\b(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>"']+/giu;

/** Matches a line that is the address of a file whose name has spaces. */
const FILE = /^https?:\/\/[^\s<>"']+( (?!\S*:\/\/)[^\s<>"']+)+\.(pdf|docx?|xlsx?|jpe?g|png)$/i;

const NUMBER = /\+\d[\d\s().-]{7,18}\d(?:\s*ext\.?\s*\d{1,6})?/g;

/** Matches a number as people of one country write it, which only counts on a line with a phone label. */
const NATIONAL = /(?<![\d.,/-])\(?\d[\d ().-]{6,16}\d(?:\s*ext\.?\s*\d{1,6})?(?![\d/])/g;

const NATIONAL_OR_WHOLE = new RegExp(`${NUMBER.source}|${NATIONAL.source}`, 'g');

const CHAT = /whats? ?app|\bwh?ats?up|\bwasap|\bwsp|\bguasap/i;

/** Matches a word that labels a phone number, such as `Tel.` */
const PHONE_LABEL =
  /(?<!\p{L})(t(el(é|e)?f(ono)?s?|el|lf|fno|lfno|fn|elf)|m(ó|o|ò)(v|b)il|celular|cel|m(ó|o)v|fijo|phone|mobile|llama(me|nos)?|ll(á|a)m\p{L}+|☎️?|📞|📱)(?!\p{L})/iu;

/** Hosts of pages that gather links; a link back to one is no link of its owner's. */
const GATHERERS =
  /(^|\.)(linktr\.ee|linktree\.com|beacons\.(ai|page)|bio\.(link|site)|linkin\.bio|taplink\.(at|cc)|lnk\.bio|campsite\.bio|solo\.to|hoo\.be|msha\.ke|milkshake\.app|linkr\.bio|linkfly\.to|allmylinks\.com|direct\.me|bento\.me)$/;

/** Returns the kind of a canonical address. */
export function kindOfUrl(url: string): LinkKind {
  if (url.startsWith('tel:') || url.startsWith('sms:')) return 'phone';
  if (url.startsWith('mailto:')) return 'email';
  if (!URL.canParse(url)) return 'web';
  const { hostname, pathname } = new URL(url);
  if (hostname === 'wa.me' || /(^|\.)whatsapp\.com$/.test(hostname)) return 'whatsapp';
  if (/\.pdf$/i.test(pathname)) return 'pdf';
  if (/(^|\.)g\.page$/.test(hostname) || pathname.startsWith('/local/writereview')) return 'reviews';
  const isMap =
    /^maps\./.test(hostname) || (/(^|\.)google\.[a-z.]+$/.test(hostname) && pathname.startsWith('/maps'));
  return isMap ? 'directions' : (networkOfHost(hostname) ?? 'web');
}

const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Returns a matched address up to a bracket that was opened before it: `(https://ejemplo.es/a_(b))` has one of its own. */
function addressAt(match: string): string {
  const opened: string[] = [];
  for (const [place, sign] of [...match].entries()) {
    if (sign === '(' || sign === '[') opened.push(sign);
    else if (sign in CLOSING && opened.pop() !== CLOSING[sign]) return [...match].slice(0, place).join('');
  }
  return match;
}

/** Returns the canonical form of an address that was pasted; `null` when it can't be a link. */
function canonical(address: string, zone: string): string | null {
  const parsed = parseLinkUrl(address.replace(/[.,;:!?]+$/, ''));
  if (!parsed.ok) return null;
  if (!parsed.url.startsWith('https:')) return parsed.url;
  const url = new URL(parsed.url);
  if (GATHERERS.test(url.hostname)) return null;
  const network = networkOfHost(url.hostname);
  if (network) return url.pathname === '/' ? null : networkUrl(network, url);
  const chat = kindOfUrl(parsed.url) === 'whatsapp' ? whatsAppUrl(parsed.url, zone) : null;
  // A number without a country can't be linked.
  if (chat && !chat.ok && chat.problem === 'phone-needs-country') return null;
  return chat?.ok ? chat.url : parsed.url;
}

/** Returns a title's own words, without marks of lists and what leads over to an address. */
function words(text: string): string {
  return text
    .replace(/[[\]()<>*_•·|→➜👉⬇️]/gu, ' ')
    .replace(/^[\s\d.)-]+(?=\p{L})/u, '')
    .replace(/[\s:–—=>-]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}

function findHandle(line: string, zone: string): { kind: LinkKind; url: string } | null {
  const kind = NETWORK_KINDS.find((network) => NETWORKS[network].spoken.test(line));
  const handle = /(?:^|[\s:(])(@[\w.-]{2,40})/.exec(line)?.[1];
  const parsed = kind && handle ? parseLink(kind, handle, zone) : null;
  return kind && parsed?.ok ? { kind, url: parsed.url } : null;
}

/** Lists the numbers in a line without its addresses: with a country code, or after a word that says what they are. */
function numbersIn(
  line: string,
  zone: string,
  title: string,
): { kind: LinkKind; url: string; number: string }[] {
  const isLabelled = CHAT.test(line) || PHONE_LABEL.test(line);
  const isAlone = /^[\s\d().-]+$/.test(line) && dialable(line, zone)?.startsWith('+') === true;
  const matches = [...line.matchAll(isLabelled || isAlone ? NATIONAL_OR_WHOLE : NUMBER)];
  let end = 0;
  return matches.flatMap((match) => {
    const [number] = match;
    const before = line.slice(end, match.index);
    end = match.index + number.length;
    const saysChat = CHAT.test(line) || (isAlone && CHAT.test(title));
    const isChat = CHAT.test(before) || (saysChat && !PHONE_LABEL.test(before));
    const kind = isChat ? ('whatsapp' as const) : ('phone' as const);
    const parsed = parseLink(kind, number, zone);
    return parsed.ok ? [{ kind, url: parsed.url, number }] : [];
  });
}

/** Finds the links in one line of text, which may have a title in the line before, and what the line says besides. */
function linksIn(
  line: string,
  zone: string,
  title: string,
): { links: { kind: LinkKind; url: string }[]; own: string } {
  const matches = FILE.test(line.trim()) ? [line.trim()] : (line.match(ADDRESS) ?? []).map(addressAt);
  const urls = matches.flatMap((address) => canonical(address, zone) ?? []);
  const found = urls.map((url) => ({ kind: kindOfUrl(url), url }));
  const rest = matches.reduce((text, address) => text.replace(address, ' '), line);
  const numbers = numbersIn(rest, zone, title);
  const own = numbers.reduce((text, { number }) => text.replace(number, ' '), rest).replace(NUMBER, ' ');
  const links = [...found, ...numbers.map(({ kind, url }) => ({ kind, url }))];
  const handle = links.length === 0 ? findHandle(line, zone) : null;
  return { links: handle ? [handle] : links, own: words(own.replace(/(^|[\s:(])@[\w.-]+/g, ' ')) };
}

/** Returns links without those that lead where an earlier one does. */
function once(links: readonly FoundLink[]): FoundLink[] {
  return links.filter(({ url }, place) => links.findIndex((other) => other.url === url) === place);
}

/**
 * Finds the links in pasted text: a list of addresses, or lines of titles and addresses. A title may be on the line of its address or on
 * the one before.
 *
 * @param zone - Time zone of the owner, from which the country of a number without a code follows.
 */
export function findLinks(text: string, zone: string): FoundLink[] {
  const found: FoundLink[] = [];
  let before = '';
  for (const line of text.slice(0, 50_000).split(/\r\n?|\n/)) {
    const { links, own } = linksIn(line, zone, before);
    links.forEach(({ kind, url }, place) => {
      found.push({ kind, url, title: place === 0 ? own || before : '' });
    });
    before = links.length === 0 ? own : '';
  }
  return once(found);
}

/** Returns the links of a page that was copied with its formatting, each once; `zone` as for {@link findLinks}. */
export function linksOfAnchors(anchors: readonly Anchor[], zone = ''): FoundLink[] {
  return once(
    anchors.flatMap(({ title, address }) => {
      const url = canonical(address, zone);
      return url ? [{ kind: kindOfUrl(url), url, title: words(title) }] : [];
    }),
  );
}

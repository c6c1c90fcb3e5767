import { parseLinkUrl } from '../link-url';
import type { LinkKind } from './link-kinds';
import { networkOfHost, networkUrl } from './networks';
import { parseLink } from './parse-link';
import { whatsAppUrl } from './whatsapp-url';

/** A link that was found in pasted text. */
export interface FoundLink {
  kind: LinkKind;
  title: string;
  url: string;
}

/** Text of a link and where it leads, as they stand in a page. */
export interface Anchor {
  title: string;
  address: string;
}

/** Matches addresses, with or without a scheme, and e-mail addresses. */
const ADDRESS =
  /(?:https?:\/\/|mailto:|tel:|www\.)[^\s<>"')\]]+|[^\s<>"'(,;:@]+@[^\s<>"'),;:@]+\.[a-z]{2,}|\b(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>"')\]]+/giu;

const NUMBER = /\+\d[\d\s().-]{7,18}\d/g;

/** Networks by the names that stand before a handle. */
const NAMES: readonly (readonly [RegExp, LinkKind])[] = [
  [/\b(instagram|insta|ig)\b/i, 'instagram'],
  [/\btik ?tok\b/i, 'tiktok'],
  [/\byou ?tube\b/i, 'youtube'],
  [/\b(twitter|x)\b/i, 'x'],
  [/\b(facebook|fb)\b/i, 'facebook'],
  [/\blinked ?in\b/i, 'linkedin'],
  [/\btelegram\b/i, 'telegram'],
  [/\bgithub\b/i, 'github'],
];

/** Hosts of pages that gather links; a link back to one is no link of its owner's. */
const GATHERERS =
  /(^|\.)(linktr\.ee|beacons\.ai|bio\.link|linkin\.bio|taplink\.(at|cc)|lnk\.bio|campsite\.bio)$/;

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

/** Returns the canonical form of an address that was pasted; `null` when it can't be a link. */
function canonical(address: string): string | null {
  const parsed = parseLinkUrl(address.replace(/[.,;:!?]+$/, ''));
  if (!parsed.ok) return null;
  if (!parsed.url.startsWith('https:')) return parsed.url;
  const url = new URL(parsed.url);
  if (GATHERERS.test(url.hostname)) return null;
  const network = networkOfHost(url.hostname);
  if (network) return url.pathname === '/' ? null : networkUrl(network, url);
  const chat = kindOfUrl(parsed.url) === 'whatsapp' ? whatsAppUrl(parsed.url, '') : null;
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
  const kind = NAMES.find(([name]) => name.test(line))?.[1];
  const handle = /(?:^|[\s:(])(@[\w.-]{2,40})/.exec(line)?.[1];
  const parsed = kind && handle ? parseLink(kind, handle, zone) : null;
  return kind && parsed?.ok ? { kind, url: parsed.url } : null;
}

/** Lists the addresses in one line of text. */
function addressesIn(line: string, zone: string): { kind: LinkKind; url: string }[] {
  const urls = (line.match(ADDRESS) ?? []).flatMap((address) => canonical(address) ?? []);
  const found = urls.map((url) => ({ kind: kindOfUrl(url), url }));
  if (found.length > 0) return found;
  const isChat = /whats ?app/i.test(line);
  const numbers = (line.match(NUMBER) ?? []).flatMap((number) => {
    const kind = isChat ? ('whatsapp' as const) : ('phone' as const);
    const parsed = parseLink(kind, number, zone);
    return parsed.ok ? [{ kind, url: parsed.url }] : [];
  });
  if (numbers.length > 0) return numbers;
  const handle = findHandle(line, zone);
  return handle ? [handle] : [];
}

/** Returns links without those that lead where an earlier one does. */
function once(links: readonly FoundLink[]): FoundLink[] {
  return links.filter(({ url }, place) => links.findIndex((other) => other.url === url) === place);
}

/**
 * Finds the links in pasted text: a list of addresses, or lines of titles and addresses. A title may stand in the line of
 * its address or in the one before.
 *
 * @param zone - Time zone of the owner, which tells the country of a number without one.
 */
export function findLinks(text: string, zone: string): FoundLink[] {
  const found: FoundLink[] = [];
  let before = '';
  for (const line of text.slice(0, 50_000).split(/\r\n?|\n/)) {
    const addresses = addressesIn(line, zone);
    const own = words(
      line
        .replace(ADDRESS, ' ')
        .replace(NUMBER, ' ')
        .replace(/(^|[\s:(])@[\w.-]+/g, ' '),
    );
    addresses.forEach(({ kind, url }, place) => {
      found.push({ kind, url, title: place === 0 ? own || before : '' });
    });
    before = addresses.length === 0 ? own : '';
  }
  return once(found);
}

/** Returns the links of a page that was copied with its formatting, each once. */
export function linksOfAnchors(anchors: readonly Anchor[]): FoundLink[] {
  return once(
    anchors.flatMap(({ title, address }) => {
      const url = canonical(address);
      return url ? [{ kind: kindOfUrl(url), url, title: words(title) }] : [];
    }),
  );
}

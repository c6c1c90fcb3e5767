import { parseLinkUrl, type LinkUrlProblem } from './link-url';
import { mapsUrl } from './maps-url';
import { dialable } from '../contact/phone';
import { hasAddress, type LinkKind } from './link-kinds';
import { isNetwork, NETWORKS, networkOfHost, networkUrl, type NetworkKind } from './networks';
import { isChatAddress, whatsAppUrl } from './whatsapp-url';

/** Reasons for which what was typed can't become a link of its kind. */
export type LinkProblem =
  | LinkUrlProblem
  | 'handle-invalid'
  | 'phone-invalid'
  | 'email-invalid'
  | 'phone-needs-country'
  | 'link-needs-address'
  | 'link-other-site';

/** Result of {@link parseLink}. */
export type ParsedLink =
  | { ok: true; url: string }
  | {
      ok: false;
      problem: LinkProblem;
      /** Kinds that the text may stand for, to ask the person about. */
      maybe: LinkKind[];
    };

/** Networks that are offered for a bare name, the most used first. */
const NAMED: readonly NetworkKind[] = ['instagram', 'tiktok', 'facebook', 'x', 'linkedin'];

const refuse = (problem: LinkProblem, maybe: LinkKind[] = []): ParsedLink => ({ ok: false, problem, maybe });

/** Lists the networks in which a bare name could be a profile. */
function namesakes(text: string): LinkKind[] {
  const handle = text.replace(/^@/, '');
  return NAMED.filter((kind) => NETWORKS[kind].handle.test(handle));
}

function parseWeb(text: string, zone: string): ParsedLink {
  const parsed = parseLinkUrl(text);
  if (parsed.ok && parsed.url.startsWith('https:') && isChatAddress(new URL(parsed.url)))
    return whatsAppUrl(parsed.url, zone) ?? parsed;
  if (parsed.ok) return parsed;
  if (/^[@\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(text) && !/^\d+$/.test(text))
    return refuse(text.startsWith('@') ? 'url-handle' : parsed.problem, namesakes(text));
  return dialable(text, zone) === null
    ? refuse(parsed.problem)
    : refuse(parsed.problem, ['phone', 'whatsapp']);
}

/** Reads a typed text as an address, when it looks like one: with a scheme, a path, or the host of a network. */
function readAddress(text: string): URL | null {
  const spotify = /^spotify:(\w+):(\w+)$/.exec(text);
  if (spotify) return new URL(`https://open.spotify.com/${spotify[1]}/${spotify[2]}`);
  const [host = ''] = text.replace(/^(https?:)?\/\//i, '').split(/[/?#]/);
  const looksLikeOne =
    /^https?:/i.test(text) ||
    /^[^@\s/]+\.[^@\s/]+\//.test(text) ||
    networkOfHost(host.toLowerCase()) !== null;
  const parsed = looksLikeOne ? parseLinkUrl(text) : null;
  return parsed?.ok && parsed.url.startsWith('https:') ? new URL(parsed.url) : null;
}

function parseNetwork(kind: NetworkKind, text: string): ParsedLink {
  const url = readAddress(text);
  if (url) {
    const network = networkOfHost(url.hostname);
    if (network !== kind) return refuse('link-other-site', [network ?? 'web']);
    return url.pathname === '/' ? refuse('handle-invalid') : { ok: true, url: networkUrl(kind, url) };
  }
  // 'Instagram: @ana', '@ana', 'ana', 'in/ana'
  const handle = (/@([^\s@]+)$/.exec(text)?.[1] ?? text).replace(/^\/+|\/+$/g, '');
  const network = NETWORKS[kind];
  const meant = network.addressOf?.(text);
  if (meant) return { ok: true, url: meant };
  const own = network.profile(handle);
  if (own === null) return refuse('link-needs-address');
  return network.handle.test(handle) ? { ok: true, url: own } : refuse('handle-invalid');
}

function parseEmail(text: string): ParsedLink {
  const address = /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text;
  const parsed = parseLinkUrl(address.toLowerCase().startsWith('mailto:') ? address : `mailto:${address}`);
  return parsed.ok ? parsed : refuse('email-invalid');
}

function parseDirections(text: string): ParsedLink {
  const isAddress = /^(https?:|geo:)/i.test(text) || /^(www\.|maps\.|goo\.gl)[^\s]+\//i.test(text);
  if (isAddress) {
    const parsed = parseLinkUrl(text);
    return parsed.ok ? parsed : refuse(parsed.problem);
  }
  const place = text.replace(/\s+/g, ' ');
  const isPlace =
    /[\p{L}\p{N}].*[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(place) && !/^[a-z][a-z+.-]*:\S/i.test(place);
  return isPlace && !/\p{Cc}/u.test(place)
    ? { ok: true, url: mapsUrl(place.replace(/\p{Surrogate}/gu, '')) }
    : refuse('url-invalid');
}

/** Matches the id of a place in Google's maps. */
const PLACE_ID = /^ChIJ[\w-]{10,100}$/;

function parseReviews(text: string): ParsedLink {
  if (PLACE_ID.test(text))
    return { ok: true, url: `https://search.google.com/local/writereview?placeid=${text}` };
  const parsed = parseLinkUrl(text);
  if (!parsed.ok) return refuse('link-needs-address');
  const isGoogle = /^https:\/\/([\w-]+\.)*(google\.[a-z.]+|g\.page|g\.co|goo\.gl)\//.test(parsed.url);
  return isGoogle ? parsed : refuse('link-other-site', ['web']);
}

function parsePdf(text: string): ParsedLink {
  const parsed = parseLinkUrl(text);
  if (!parsed.ok) return refuse(parsed.problem === 'url-doubtful' ? 'link-needs-address' : parsed.problem);
  return parsed.url.startsWith('https:') && new URL(parsed.url).pathname !== '/'
    ? parsed
    : refuse('link-needs-address');
}

function parseKind(kind: LinkKind | undefined, text: string, zone: string): ParsedLink {
  switch (kind) {
    case 'phone': {
      const number = dialable(text, zone);
      return number === null ? refuse('phone-invalid') : { ok: true, url: `tel:${number}` };
    }
    case 'whatsapp':
      return whatsAppUrl(text, zone) ?? refuse('phone-invalid');
    case 'email':
      return parseEmail(text);
    case 'directions':
      return parseDirections(text);
    case 'reviews':
      return parseReviews(text);
    case 'pdf':
      return parsePdf(text);
    default:
      return kind !== undefined && isNetwork(kind) ? parseNetwork(kind, text) : parseWeb(text, zone);
  }
}

/**
 * Parses what a person typed for a link of a kind: a handle, a number, a place or an address in any form.
 *
 * Never guesses: a bare name where an address is required is refused, with the kinds that it may stand for.
 *
 * @param zone - Time zone of the owner, from which the country of a number without a code follows.
 * @example parseLink('instagram', '@Ana.Garcia', 'Europe/Madrid') // { ok: true, url: 'https://instagram.com/ana.garcia' }
 */
export function parseLink(kind: LinkKind | undefined, typed: string, zone: string): ParsedLink {
  const text = typed.trim();
  if (text === '' || !hasAddress(kind)) return refuse('url-required');
  const parsed = parseKind(kind, text, zone);
  if (!parsed.ok) return parsed;
  const canonical = parseLinkUrl(parsed.url);
  return canonical.ok ? canonical : refuse(canonical.problem);
}

import { asciiEmail } from '../contact/email-address';
import { isKnownEnding } from './known-endings';
import { openableUrl } from './maps-url';
import { dialled, readPhone } from '../contact/phone-number';

/** Reasons for which a typed address can't be a link of a card. */
export type LinkUrlProblem =
  'url-required' | 'url-invalid' | 'url-handle' | 'url-doubtful' | 'url-forbidden-scheme' | 'url-too-long';

/** Result of {@link parseLinkUrl}. */
export type LinkUrlResult = { ok: true; url: string } | { ok: false; problem: LinkUrlProblem };

/** Longest address of a link, in characters. */
export const MAX_LINK_URL = 2048;

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;
const EMAIL = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/;
/**
 * Matches a name in a social network; only the person knows which network it is. Browsers would read it as an empty
 * user before a host.
 */
const HANDLE = /^(https?:)?[\\/]*@/i;
/** Matches a number of a service, such as 112. */
const SHORT_NUMBER = /^\d{3,5}$/;
const GEO = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?(,-?\d+(\.\d+)?)?(;[\w=.-]+)*(\?[\w=%.,+&-]*)?$/;

/**
 * Parses an address that a person typed for a link, and returns its canonical form.
 *
 * Only `https`, `mailto`, `tel` and `sms` are returned (WhatsApp's links are `https://wa.me/…`): a `geo` address
 * becomes that of a map on the web, since only Android opens it. A missing scheme becomes `https`, `http` is raised to
 * `https`, an e-mail address becomes `mailto:`, a space in a path `%20`. A handle isn't an address (`@ana`), and a dotted word may be one
 * (`ana.garcia`): without its scheme it is only taken for a site when its ending is one of those that sites have.
 * Everything that could run code or
 * hide its destination (`javascript:`, `data:`, credentials in the address, control characters) is refused.
 *
 * @example parseLinkUrl('Ejemplo.com/hola') // { ok: true, url: 'https://ejemplo.com/hola' }
 */
export function parseLinkUrl(input: string): LinkUrlResult {
  const text = input.trim();
  if (text === '') return { ok: false, problem: 'url-required' };
  if (text.length > MAX_LINK_URL) return { ok: false, problem: 'url-too-long' };
  // Browsers drop tabs and line breaks inside a scheme, so 'java\nscript:' must not pass as something else.

  if (/[\u0000-\u001f\u007f\u2028\u2029]/.test(text)) return { ok: false, problem: 'url-invalid' };

  if (HANDLE.test(text)) return { ok: false, problem: 'url-handle' };

  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  // 'ejemplo.com:8080' and 'localhost:3000' look like schemes but are hosts with a port.
  const isHostWithPort =
    scheme !== undefined && /^[^:]+:\d{1,5}(\/|\?|#|$)/.test(text) && scheme.includes('.');
  if (scheme === undefined || isHostWithPort) {
    if (EMAIL.test(text) && !text.includes('/')) return parseMail(text);
    if (isDottedWord(text)) return { ok: false, problem: 'url-doubtful' };
    return parseWeb(`https://${text.replace(/^\/+/, '')}`);
  }
  const rest = text.slice(scheme.length + 1);
  switch (scheme) {
    case 'http':
    case 'https':
      return parseWeb(`https:${rest}`);
    case 'mailto':
      return parseMail(rest);
    case 'tel':
    case 'sms': {
      const number = SHORT_NUMBER.test(rest) ? rest : dialled(rest);
      return SHORT_NUMBER.test(rest) || typeof readPhone(rest) !== 'string'
        ? { ok: true, url: `${scheme}:${number}` }
        : { ok: false, problem: 'url-invalid' };
    }
    case 'geo':
      return GEO.test(rest)
        ? { ok: true, url: openableUrl(`geo:${rest}`) }
        : { ok: false, problem: 'url-invalid' };
    default:
      return { ok: false, problem: 'url-forbidden-scheme' };
  }
}

/** Reports whether a text could as well be a person's name in a social network as a site. */
function isDottedWord(text: string): boolean {
  const [, ending] = /^(?!www\.)[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.([\p{L}\p{N}_-]+)$/iu.exec(text) ?? [];
  return ending !== undefined && /\p{L}/u.test(ending) && !isKnownEnding(ending);
}

/**
 * Writes spaces after the host as `%20`, as browsers do with a file's name. A second address after a space is no part of
 * the first.
 */
function withoutSpaces(text: string): string {
  const [, place = '', rest = ''] = /^(https:\/\/[^\s/?#]+[/?#])(.*)$/.exec(text) ?? [];
  return place === '' || /\s\S+:\/\//.test(rest) ? text : place + rest.replace(/\s/g, '%20');
}

function parseWeb(typed: string): LinkUrlResult {
  const text = withoutSpaces(typed);
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return { ok: false, problem: 'url-invalid' };
  }
  // `ejemplo.com.` is the same place as `ejemplo.com`.
  url.hostname = url.hostname.replace(/\.+$/, '');
  const host = url.hostname;
  const typedHost = /^https:\/\/([^/?#:]*)/i.exec(text)?.[1] ?? '';
  if (url.username || url.password || !(HOST.test(host) || HOST.test(typedHost)) || /\s/.test(text)) {
    return { ok: false, problem: 'url-invalid' };
  }
  return url.href.length > MAX_LINK_URL
    ? { ok: false, problem: 'url-too-long' }
    : { ok: true, url: url.href };
}

function parseMail(rest: string): LinkUrlResult {
  const [address = '', query] = rest.split(/\?(.*)/s);
  if (!EMAIL.test(address)) return { ok: false, problem: 'url-invalid' };
  // Only what a mail form needs; cc and bcc would send a visitor's words to people they can't see.
  const allowed = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(query ?? '')) {
    if (key === 'subject' || key === 'body') allowed.set(key, value);
  }
  const suffix = allowed.size > 0 ? `?${allowed.toString().replace(/\+/g, '%20')}` : '';
  return { ok: true, url: `mailto:${asciiEmail(address)}${suffix}` };
}

/**
 * Returns the host of an address in a normal form: lower case, punycode, without port and trailing dots.
 *
 * @returns `''` for an address that isn't that of a web page.
 * @example linkHost('Ejemplo.COM.:443') // 'ejemplo.com'
 */
export function linkHost(address: string): string {
  const parsed = parseLinkUrl(address);
  return parsed.ok && parsed.url.startsWith('https:') ? new URL(parsed.url).hostname : '';
}

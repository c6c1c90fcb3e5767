import { readableNumber } from '../contact/phone';
import { handleInUrl, networkOfHost, NETWORKS } from './networks';

/** Decodes the percent-encoding of a text from a URL, where it is valid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const withAt = (handle: string): string => `@${handle}`;

/** Returns the place that a map's URL searches for; empty for any other URL. */
export function placeInUrl(url: string): string {
  const [, query = ''] = /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=(.*)$/.exec(url) ?? [];
  return decoded(query);
}

/** Returns the number or the e-mail address that an address is made of; another address as it is. */
export function typedContact(url: string): string {
  const [scheme = '', rest = ''] = url.split(/:(.*)/s);
  if (scheme === 'tel' || scheme === 'sms') return readableNumber(rest);
  return scheme === 'mailto' && !rest.includes('?') ? decoded(rest) : url;
}

/**
 * Returns the short form in which people type an address: the handle, the number, the e-mail address, the place, else
 * the address.
 *
 * @param url - A canonical address.
 * @example typedForm('https://instagram.com/ana') // '@ana'
 */
export function typedForm(url: string): string {
  if (!url.startsWith('https:') || !URL.canParse(url)) return typedContact(url);
  const place = placeInUrl(url);
  if (place) return place;
  const parsed = new URL(url);
  const chat = parsed.hostname === 'wa.me' && /^\/(\d+)$/.exec(parsed.pathname)?.[1];
  if (chat && parsed.search === '') return readableNumber(`+${chat}`);
  const network = networkOfHost(parsed.hostname);
  const handle = network && parsed.search === '' ? handleInUrl(network, parsed) : null;
  return network && handle !== null ? (NETWORKS[network].typed ?? withAt)(handle) : url;
}

/**
 * Returns an address as people read it: without its scheme, `www.` and the slash at its end.
 *
 * @example shownUrl('https://www.instagram.com/ana/') // 'instagram.com/ana'
 */
export function shownUrl(url: string): string {
  const [scheme = ''] = url.split(':');
  if (scheme !== 'https') return typedForm(url);
  const place = placeInUrl(url);
  return place || decoded(url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, ''));
}

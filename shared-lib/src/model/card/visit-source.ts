import { NETWORKS, networkOfHost } from '../links/networks';

/** Sources of visits to cards; few and fixed, so that clients can't invent any. */
export type VisitSource = 'qr' | 'google' | 'shared' | 'search' | 'social' | 'site' | 'direct';

/** Kinds of device that looks are counted by. */
export type DeviceKind = 'phone' | 'tablet' | 'desktop';

const SEARCH = /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|baidu|yandex)\.[a-z.]{2,6}$/;
/** Matches the hosts of social networks that are no kinds of links, and those where a network counts clicks. */
const SOCIAL = /(^|\.)(pinterest\.com|t\.co|whatsapp\.com|threads\.(net|com)|bsky\.app)$/;

/** Reports whether a host is that of a social network. */
function isSocial(host: string): boolean {
  const network = networkOfHost(host);
  return network ? NETWORKS[network].isSocial : SOCIAL.test(host);
}

/** Returns the source of a visit: a scan, the owner's profile on Google Maps, a link that was shared, a site, or none that is known. */
export function visitSourceOf(look: { scanned: boolean; code?: string; host?: string }): VisitSource {
  const { scanned, code, host } = look;
  if (scanned || code === 'qr') return 'qr';
  if (code === 'google') return 'google';
  if (code) return 'shared';
  if (!host) return 'direct';
  if (SEARCH.test(host)) return 'search';
  return isSocial(host) ? 'social' : 'site';
}

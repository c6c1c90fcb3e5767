import { LINK_ICON_PATHS } from './link-icon-paths';

/** Name of an icon that a link may show. */
export type LinkIconName = keyof typeof LINK_ICON_PATHS;

/** Names of all icons, in the order in which they are offered. */
export const LINK_ICON_NAMES = Object.keys(LINK_ICON_PATHS) as LinkIconName[];

/** Icons of sites, by the end of their host name. */
const ICON_BY_HOST: Record<string, LinkIconName> = {
  'github.com': 'github',
  'github.io': 'github',
  'gitlab.com': 'gitlab',
  'linkedin.com': 'linkedin',
  'instagram.com': 'instagram',
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'wa.me': 'whatsapp',
  'whatsapp.com': 'whatsapp',
  'facebook.com': 'facebook',
  'fb.me': 'facebook',
  'x.com': 'x',
  'twitter.com': 'x',
  'tiktok.com': 'tiktok',
  't.me': 'telegram',
  'telegram.me': 'telegram',
  'spotify.com': 'spotify',
  'behance.net': 'behance',
  'dribbble.com': 'dribbble',
  'twitch.tv': 'twitch',
  'medium.com': 'medium',
  'discord.gg': 'discord',
  'discord.com': 'discord',
  'pinterest.com': 'pinterest',
  'pinterest.es': 'pinterest',
  'threads.net': 'threads',
  'threads.com': 'threads',
  'bsky.app': 'bluesky',
  'mastodon.social': 'mastodon',
  'paypal.me': 'paypal',
  'paypal.com': 'paypal',
  'cal.com': 'calendar',
  'calendly.com': 'calendar',
  'calendar.google.com': 'calendar',
  'maps.google.com': 'map',
  'maps.app.goo.gl': 'map',
  'goo.gl': 'map',
  'maps.apple.com': 'map',
  'openstreetmap.org': 'map',
  'vimeo.com': 'video',
  'soundcloud.com': 'music',
  'etsy.com': 'shop',
  'amazon.com': 'shop',
  'amazon.es': 'shop',
};

const ICON_BY_SCHEME: Record<string, LinkIconName> = {
  mailto: 'mail',
  tel: 'phone',
  sms: 'message',
  geo: 'map',
};

function iconOfUrl(url: string): LinkIconName {
  const scheme = /^([a-z]+):/i.exec(url)?.[1]?.toLowerCase() ?? '';
  const byScheme = ICON_BY_SCHEME[scheme];
  if (byScheme) return byScheme;
  const [, host = '', path = ''] = /^https?:\/\/([^/?#:]+)(\/[^?#]*)?/i.exec(url) ?? [];
  if (/\.pdf$/i.test(path)) return 'file';
  if (/(^|\.)google\.[a-z.]+$/i.test(host) && path.startsWith('/maps')) return 'map';
  const labels = host.toLowerCase().split('.');
  for (let from = 0; from < labels.length - 1; from++) {
    const found = ICON_BY_HOST[labels.slice(from).join('.')];
    if (found) return found;
  }
  return 'web';
}

function isLinkIconName(name: string): name is LinkIconName {
  return Object.hasOwn(LINK_ICON_PATHS, name);
}

/**
 * Returns the icon of a link: the one its owner chose, else the one that its address suggests.
 *
 * @example linkIcon({ icon: '', url: 'https://www.linkedin.com/in/ana' }) // 'linkedin'
 */
export function linkIcon(link: { icon: string; url: string }): LinkIconName {
  return isLinkIconName(link.icon) ? link.icon : iconOfUrl(link.url);
}

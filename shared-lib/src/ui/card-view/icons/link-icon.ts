import { isOfHost, NETWORK_HOSTS, type NetworkKind } from '../../../model/links/networks';
import { keysOf } from '../../../model/values/keys-of';
import { LINK_ICON_PATHS } from './link-icon-paths';

/** Name of an icon that a link may show. */
export type LinkIconName = keyof typeof LINK_ICON_PATHS;

/** Names of all icons, in the order in which they are offered. */
export const LINK_ICON_NAMES = keysOf(LINK_ICON_PATHS);

/** Hosts of the sites that have an icon and are no network. One that becomes a network leaves this list. */
const OTHER_HOSTS: Readonly<Partial<Record<Exclude<LinkIconName, NetworkKind>, readonly string[]>>> = {
  gitlab: ['gitlab.com'],
  whatsapp: ['wa.me', 'whatsapp.com'],
  behance: ['behance.net'],
  dribbble: ['dribbble.com'],
  twitch: ['twitch.tv'],
  medium: ['medium.com'],
  discord: ['discord.gg', 'discord.com'],
  pinterest: ['pinterest.com', 'pinterest.es'],
  threads: ['threads.net', 'threads.com'],
  bluesky: ['bsky.app'],
  mastodon: ['mastodon.social'],
  paypal: ['paypal.me', 'paypal.com'],
  calendar: ['cal.com', 'calendly.com', 'calendar.google.com'],
  map: ['maps.google.com', 'goo.gl', 'maps.apple.com', 'openstreetmap.org'],
  video: ['vimeo.com'],
  music: ['soundcloud.com'],
  shop: ['etsy.com', 'amazon.com', 'amazon.es'],
};

/** Hosts of the sites that have an icon of their own. */
const HOSTS: Readonly<Partial<Record<LinkIconName, readonly string[]>>> = {
  ...OTHER_HOSTS,
  ...NETWORK_HOSTS,
  github: [...NETWORK_HOSTS.github, 'github.io'],
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
  return (
    LINK_ICON_NAMES.find((icon) => HOSTS[icon]?.some((end) => isOfHost(host.toLowerCase(), end))) ?? 'web'
  );
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

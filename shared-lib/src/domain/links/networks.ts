import type { LinkKind } from './link-kinds';

/** Networks whose profiles people name by a handle. */
export type NetworkKind = Extract<
  LinkKind,
  'instagram' | 'linkedin' | 'tiktok' | 'youtube' | 'facebook' | 'x' | 'telegram' | 'github' | 'spotify'
>;

/** Facts about the addresses of a network. */
interface Network {
  /** Hosts of its addresses, also those of its short links. */
  hosts: readonly string[];
  /** Matches a handle, without its @. */
  handle: RegExp;
  /** Returns the address of a profile; `null` where a name alone doesn't tell it. */
  profile: (handle: string) => string | null;
  /** Returns the handle that a path leads to; `null` for another page, which stays as it is. */
  handleIn: (segments: readonly string[]) => string | null;
  /** Parameters that an address needs; every other one follows people around. */
  parameters?: readonly string[];
}

/** Reads the handle from the first segment of a path, unless that is one of the network's own pages. */
function firstSegment(own: RegExp, tabs = /^$/): Network['handleIn'] {
  return ([first = '', second = '']) => (!own.test(first) && tabs.test(second) ? first : null);
}

/** Networks by their kind. */
export const NETWORKS: Readonly<Record<NetworkKind, Network>> = {
  instagram: {
    hosts: ['instagram.com', 'instagr.am'],
    handle: /^(?!.*\.\.)[a-z0-9_](?:[a-z0-9._]{0,28}[a-z0-9_])?$/i,
    profile: (handle) => `https://instagram.com/${handle.toLowerCase()}`,
    handleIn: ([first = '', second = '']) =>
      first === '_u' ? second : firstSegment(/^(p|reels?|stories|explore|accounts|tv|direct|s)$/)([first]),
  },
  linkedin: {
    hosts: ['linkedin.com', 'lnkd.in'],
    handle: /^(?:(?:in|company|school|showcase)\/)?[\p{L}\p{N}%_-]{2,100}$/iu,
    profile: (handle) => `https://www.linkedin.com/${handle.includes('/') ? handle : `in/${handle}`}`,
    handleIn: ([first = '', second = '']) =>
      /^(in|company|school|showcase)$/.test(first) && second ? `${first}/${second}` : null,
  },
  tiktok: {
    hosts: ['tiktok.com'],
    handle: /^[a-z0-9._]{2,24}$/i,
    profile: (handle) => `https://www.tiktok.com/@${handle.toLowerCase()}`,
    handleIn: ([first = '', second = '']) => (first.startsWith('@') && second === '' ? first.slice(1) : null),
  },
  youtube: {
    hosts: ['youtube.com', 'youtu.be'],
    handle: /^[\p{L}\p{N}._·-]{3,30}$/u,
    profile: (handle) => `https://www.youtube.com/@${handle}`,
    handleIn: ([first = '']) => (first.startsWith('@') ? first.slice(1) : null),
    parameters: ['v', 'list', 't'],
  },
  facebook: {
    hosts: ['facebook.com', 'fb.com', 'fb.me', 'fb.watch'],
    handle: /^[\p{L}\p{N}.-]{3,50}$/u,
    profile: (handle) => `https://www.facebook.com/${handle}`,
    handleIn: firstSegment(
      /^(profile\.php|story\.php|permalink\.php|groups|pages|people|share|sharer|events|watch|reel|p|photo|gaming|hashtag)$/,
      /^(about|photos|reviews)?$/,
    ),
    parameters: ['id', 'story_fbid', 'v'],
  },
  x: {
    hosts: ['x.com', 'twitter.com'],
    handle: /^\w{1,15}$/,
    profile: (handle) => `https://x.com/${handle}`,
    handleIn: firstSegment(/^(home|i|search|intent|share|hashtag|explore)$/, /^(media|with_replies)?$/),
  },
  telegram: {
    hosts: ['t.me', 'telegram.me', 'telegram.org'],
    handle: /^[a-z]\w{3,31}$/i,
    profile: (handle) => `https://t.me/${handle}`,
    handleIn: firstSegment(/^(\+.*|joinchat|s|c|share|addstickers)$/),
    parameters: ['start'],
  },
  github: {
    hosts: ['github.com'],
    handle: /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i,
    profile: (handle) => `https://github.com/${handle}`,
    handleIn: firstSegment(/^(orgs|sponsors|topics|features|marketplace)$/),
  },
  spotify: {
    hosts: ['spotify.com', 'spotify.link'],
    handle: /^$/,
    // Artists and lists have codes; nobody knows theirs by heart.
    profile: () => null,
    handleIn: () => null,
  },
};

const KINDS = Object.keys(NETWORKS) as NetworkKind[];

/** Reports whether a kind is that of a network. */
export const isNetwork = (kind: string): kind is NetworkKind => Object.hasOwn(NETWORKS, kind);

/** Returns the network of a host; `null` for any other site. */
export function networkOfHost(host: string): NetworkKind | null {
  const isOf = (end: string) => host === end || host.endsWith(`.${end}`);
  return KINDS.find((kind) => NETWORKS[kind].hosts.some(isOf)) ?? null;
}

/** Returns the handle in the address of a profile, without its @; `null` for other pages. */
export function handleInUrl(kind: NetworkKind, url: URL): string | null {
  const segments = url.pathname.split('/').filter(Boolean);
  const handle = segments.length > 0 ? NETWORKS[kind].handleIn(segments) : null;
  return handle && NETWORKS[kind].handle.test(handle) ? handle : null;
}

/** Returns a network's address in its shortest form, without what follows people around. */
export function networkUrl(kind: NetworkKind, url: URL): string {
  const { profile, parameters = [] } = NETWORKS[kind];
  const handle = handleInUrl(kind, url);
  const own = handle === null ? null : profile(handle);
  if (own) return own;
  const page = new URL(url);
  page.hash = '';
  page.pathname = page.pathname.replace(/^\/intl-\w+(?=\/)/, '');
  page.search = '';
  for (const name of parameters) {
    const value = url.searchParams.get(name);
    if (value !== null) page.searchParams.set(name, value);
  }
  return page.href;
}

/** Returns the network whose profile an address leads to; `null` for another page, as a video or an article is nobody's profile. */
export function profileNetwork(url: string): NetworkKind | null {
  if (!url.startsWith('https:') || !URL.canParse(url)) return null;
  const parsed = new URL(url);
  const network = networkOfHost(parsed.hostname);
  return network && handleInUrl(network, parsed) !== null ? network : null;
}

/** Reports whether an address is that of a profile. */
export const isProfileUrl = (url: string): boolean => profileNetwork(url) !== null;

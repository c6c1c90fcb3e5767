import { keysOf } from '../values/keys-of';

/**
 * Hosts of each network's addresses, also those of its short links. They are apart from the other facts, as the icons of a card need them
 * and nothing else.
 */
export const NETWORK_HOSTS = {
  instagram: ['instagram.com', 'instagr.am'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  tiktok: ['tiktok.com'],
  youtube: ['youtube.com', 'youtu.be'],
  facebook: ['facebook.com', 'fb.com', 'fb.me', 'fb.watch'],
  x: ['x.com', 'twitter.com'],
  telegram: ['t.me', 'telegram.me', 'telegram.org'],
  github: ['github.com'],
  spotify: ['spotify.com', 'spotify.link'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Networks that people have a profile in, in the order in which they are offered. */
export type NetworkKind = keyof typeof NETWORK_HOSTS;

/** Place of a handle: the first segment of a path, unless that is one of the network's own pages. */
interface FirstSegment {
  ownPages: RegExp;
  /** Segments that may follow a handle; none where it is left out. */
  tabs?: RegExp;
}

/** Facts about a network. Its icon and its colour are in `ui/card-view/icons/link-icon-paths.ts`. */
interface Network {
  /** Name as the network writes it. */
  name: string;
  /** Matches the names that people write before a handle. */
  spoken: RegExp;
  /** Matches a handle, without its @. */
  handle: RegExp;
  /** Returns the address of a profile; `null` where a handle isn't enough to build it. */
  profile: (handle: string) => string | null;
  /** Place of the handle in a path, or a function that returns it; `null` for another page, which stays as it is. */
  handleIn: FirstSegment | ((segments: readonly string[]) => string | null);
  /** Returns a handle as people type it; with an @ where it is left out. */
  typed?: (handle: string) => string;
  /** Returns the address that a whole text means, before a handle is looked for in it; `null` for any other text. */
  addressOf?: (text: string) => string | null;
  /** Parameters that an address needs; every other one follows people around. */
  parameters?: readonly string[];
  /** Name by which address books know it; its kind where it is left out. */
  inContacts?: string;
  /** True if visits that come from it are those of a social network. */
  isSocial: boolean;
}

/** Networks by their kind. */
export const NETWORKS: Readonly<Record<NetworkKind, Network>> = {
  instagram: {
    name: 'Instagram',
    spoken: /\b(instagram|insta|ig)\b/i,
    handle: /^(?!.*\.\.)[a-z0-9_](?:[a-z0-9._]{0,28}[a-z0-9_])?$/i,
    profile: (handle) => `https://instagram.com/${handle.toLowerCase()}`,
    handleIn: ([first = '', second = '']) => {
      if (first === '_u') return second;
      return /^(p|reels?|stories|explore|accounts|tv|direct|s)$/.test(first) ? null : first;
    },
    isSocial: true,
  },
  linkedin: {
    name: 'LinkedIn',
    spoken: /\blinked ?in\b/i,
    handle: /^(?:(?:in|company|school|showcase)\/)?[\p{L}\p{N}%_-]{2,100}$/iu,
    profile: (handle) => `https://www.linkedin.com/${handle.includes('/') ? handle : `in/${handle}`}`,
    handleIn: ([first = '', second = '']) =>
      /^(in|company|school|showcase)$/.test(first) && second ? `${first}/${second}` : null,
    typed: (handle) => handle.replace(/^in\//, ''),
    isSocial: true,
  },
  tiktok: {
    name: 'TikTok',
    spoken: /\btik ?tok\b/i,
    handle: /^[a-z0-9._]{2,24}$/i,
    profile: (handle) => `https://www.tiktok.com/@${handle.toLowerCase()}`,
    handleIn: ([first = '', second = '']) => (first.startsWith('@') && second === '' ? first.slice(1) : null),
    isSocial: true,
  },
  youtube: {
    name: 'YouTube',
    spoken: /\byou ?tube\b/i,
    handle: /^[\p{L}\p{N}._·-]{3,30}$/u,
    profile: (handle) => `https://www.youtube.com/@${handle}`,
    handleIn: ([first = '']) => (first.startsWith('@') ? first.slice(1) : null),
    parameters: ['v', 'list', 't'],
    isSocial: true,
  },
  facebook: {
    name: 'Facebook',
    spoken: /\b(facebook|fb)\b/i,
    handle: /^[\p{L}\p{N}.-]{3,50}$/u,
    profile: (handle) => `https://www.facebook.com/${handle}`,
    handleIn: {
      ownPages:
        /^(profile\.php|story\.php|permalink\.php|groups|pages|people|share|sharer|events|watch|reel|p|photo|gaming|hashtag)$/,
      tabs: /^(about|photos|reviews)$/,
    },
    parameters: ['id', 'story_fbid', 'v'],
    isSocial: true,
  },
  x: {
    name: 'X',
    spoken: /\b(twitter|x)\b/i,
    handle: /^\w{1,15}$/,
    profile: (handle) => `https://x.com/${handle}`,
    handleIn: {
      ownPages: /^(home|i|search|intent|share|hashtag|explore)$/,
      tabs: /^(media|with_replies)$/,
    },
    inContacts: 'twitter',
    isSocial: true,
  },
  telegram: {
    name: 'Telegram',
    spoken: /\btelegram\b/i,
    handle: /^[a-z]\w{3,31}$/i,
    profile: (handle) => `https://t.me/${handle}`,
    handleIn: { ownPages: /^(\+.*|joinchat|s|c|share|addstickers)$/ },
    addressOf: (text) => {
      const number = text.replace(/[\s().-]/g, '');
      return /^\+\d{7,15}$/.test(number) ? `https://t.me/${number}` : null;
    },
    parameters: ['start'],
    isSocial: true,
  },
  github: {
    name: 'GitHub',
    spoken: /\bgithub\b/i,
    handle: /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i,
    profile: (handle) => `https://github.com/${handle}`,
    handleIn: { ownPages: /^(orgs|sponsors|topics|features|marketplace)$/ },
    isSocial: false,
  },
  spotify: {
    name: 'Spotify',
    spoken: /\bspotify\b/i,
    handle: /^$/,
    // Artists and lists have codes; nobody knows theirs by heart.
    profile: () => null,
    handleIn: () => null,
    isSocial: false,
  },
};

/** Kinds of all networks. */
export const NETWORK_KINDS = keysOf(NETWORK_HOSTS);

/** Reports whether a kind is that of a network. */
export const isNetwork = (kind: string): kind is NetworkKind => Object.hasOwn(NETWORK_HOSTS, kind);

/** Reports whether a host is another one, or below it. */
export const isOfHost = (host: string, end: string): boolean => `.${host}`.endsWith(`.${end}`);

/** Returns the network of a host; `null` for any other site. */
export function networkOfHost(host: string): NetworkKind | null {
  return NETWORK_KINDS.find((kind) => NETWORK_HOSTS[kind].some((end) => isOfHost(host, end))) ?? null;
}

function firstSegment({ ownPages, tabs }: FirstSegment, [first = '', second]: string[]): string | null {
  return !ownPages.test(first) && (!second || tabs?.test(second)) ? first : null;
}

/** Returns the handle in the address of a profile, without its @; `null` for other pages. */
export function handleInUrl(kind: NetworkKind, url: URL): string | null {
  const segments = url.pathname.split('/').filter(Boolean);
  const { handle, handleIn } = NETWORKS[kind];
  const found = typeof handleIn === 'function' ? handleIn(segments) : firstSegment(handleIn, segments);
  return found && handle.test(found) ? found : null;
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

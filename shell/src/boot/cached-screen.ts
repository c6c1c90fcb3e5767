import { keep, PANEL_SCREEN, readCachedContent } from 'shared-lib/cached-content';
import { paths } from '../app/paths';

/** The cached rendering of a screen. */
export interface CachedScreen {
  /** Its sanitized markup (only-markup.ts). */
  markup: string;
  /** Addresses of its remote's style sheets. */
  sheets: readonly string[];
}

/** Names under which screens are cached, by their paths: those that an app begins with. */
const NAMES: Readonly<Record<string, string>> = {
  [paths.dashboard]: 'screen',
  [paths.panel]: PANEL_SCREEN,
};

/** Path and query of a screen. */
type Address = Pick<Location, 'pathname' | 'search'>;

/** Returns the key that a cached screen has to match: address, day and width, on which its words and its lines depend. */
const question = ({ pathname, search }: Address) => ({
  pathname,
  ...(search && { search }),
  day: new Date().toDateString(),
  width: innerWidth,
});

/** Reports whether the screen at a path is one that is cached. */
export const isCached = (pathname: string): boolean => pathname in NAMES;

/** Returns the cached screen of an account, of today and of the same width; `undefined` for none. */
export function readCachedScreen(uid: string, address: Address): CachedScreen | undefined {
  const name = NAMES[address.pathname];
  return name === undefined ? undefined : readCachedContent<CachedScreen>(uid, name, question(address));
}

/** Caches a screen of an account, if it is one of those that are cached. */
export function cacheScreen(uid: string, address: Address, screen: CachedScreen): void {
  const name = NAMES[address.pathname];
  if (name !== undefined) keep(uid, name, screen, question(address));
}

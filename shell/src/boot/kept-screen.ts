import { keep, PANEL_SCREEN, readKept } from 'shared-lib/kept-content';
import { paths } from '../app/paths';

/** A screen as this browser drew it last. */
export interface KeptScreen {
  /** Its markup, without what may not be kept (only-markup.ts). */
  markup: string;
  /** Addresses of its remote's style sheets. */
  sheets: readonly string[];
}

/** Names under which screens are kept, by their paths: those that an app begins with. */
const NAMES: Readonly<Record<string, string>> = {
  [paths.dashboard]: 'screen',
  [paths.panel]: PANEL_SCREEN,
};

/** Path and query of a screen. */
type Address = Pick<Location, 'pathname' | 'search'>;

/** Names what a kept screen has to be of: the same address, day and width, as its words and its lines are. */
const question = ({ pathname, search }: Address) => ({
  pathname,
  ...(search && { search }),
  day: new Date().toDateString(),
  width: innerWidth,
});

/** Reports whether the screen at a path is one that is kept. */
export const isKept = (pathname: string): boolean => pathname in NAMES;

/** Returns a screen of an account as it was drawn last, today and as wide; `undefined` for none. */
export function readKeptScreen(uid: string, address: Address): KeptScreen | undefined {
  const name = NAMES[address.pathname];
  return name === undefined ? undefined : readKept<KeptScreen>(uid, name, question(address));
}

/** Keeps a screen of an account, if it is one that is kept. */
export function keepScreen(uid: string, address: Address, screen: KeptScreen): void {
  const name = NAMES[address.pathname];
  if (name !== undefined) keep(uid, name, screen, question(address));
}

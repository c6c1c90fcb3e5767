import { keep, readKept } from 'shared-lib/kept-content';

/** A screen as this browser drew it last. */
export interface KeptScreen {
  /** Its markup, without what may not be kept (only-markup.ts). */
  markup: string;
  /** Addresses of its remote's style sheets. */
  sheets: readonly string[];
}

const NAME = 'screen';

/** Names what a kept screen has to be of: the same day and width, as its words and its lines are. */
const question = (pathname: string) => ({ pathname, day: new Date().toDateString(), width: innerWidth });

/** Returns a screen of an account as it was drawn last, today and as wide; `undefined` for none. */
export function readKeptScreen(uid: string, pathname: string): KeptScreen | undefined {
  return readKept<KeptScreen>(uid, NAME, question(pathname));
}

/** Keeps a screen of an account. */
export function keepScreen(uid: string, pathname: string, screen: KeptScreen): void {
  keep(uid, NAME, screen, question(pathname));
}

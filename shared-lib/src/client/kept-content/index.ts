import { requireShape } from '../../model/stored/require-shape';
/**
 * The last known content of an account's screens, which this browser keeps so that the next visit begins with it. It is
 * read under its account's id only, and all of it is forgotten when the session ends or another account begins one.
 */
import { mayHaveSession } from '../session-hint';

const PREFIX = 'tarjetero.kept.';

/** Name of the administration's first screen as it was drawn last. */
export const PANEL_SCREEN = 'panel-screen';

/** Longest text of one piece, in characters: the browser's whole store has room for five million. */
const LONGEST = 100_000;

const keyOf = (uid: string, name: string) => `${PREFIX}${uid}.${name}`;

/**
 * Returns what was kept last under a name; `undefined` for nothing.
 *
 * @param question - What it has to be the answer to.
 */
export function readKept<Value>(uid: string, name: string, question: unknown = null): Value | undefined {
  try {
    const text = localStorage.getItem(keyOf(uid, name));
    if (text === null) return undefined;
    const { of, value } = requireShape<{ of: unknown; value: Value }>(JSON.parse(text), {});
    return JSON.stringify(of) === JSON.stringify(question) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value, in place of the one before, while there is a session. */
export function keep(uid: string, name: string, value: unknown, question: unknown = null): void {
  if (!mayHaveSession()) return;
  const text = JSON.stringify({ of: question, value });
  try {
    if (text.length <= LONGEST) localStorage.setItem(keyOf(uid, name), text);
    else localStorage.removeItem(keyOf(uid, name));
  } catch {
    // A browser that is full or refuses storage begins with an empty screen.
  }
}

/** Forgets what is kept, except for one account's. */
export function forgetKept(exceptUid: string | null = null): void {
  const mine = exceptUid === null ? null : keyOf(exceptUid, '');
  forgetKeys((key) => !(mine && key.startsWith(mine)));
}

/** Forgets what is kept of the administration, of every account. */
export function forgetKeptPanel(): void {
  forgetKeys((key) => key.endsWith(`.${PANEL_SCREEN}`));
}

function forgetKeys(isForgotten: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && isForgotten(key)) localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage kept nothing.
  }
}

import { requireShape } from '../../model/stored/require-shape';
import { listKeys, readJson, siteStorage, writeText } from '../../platform/storage';
/**
 * Cache of the last known content of an account's screens, in local storage, so that the next visit begins with it. It
 * is read under its account's id only, and cleared when the session ends or another account begins one.
 */
import { mayHaveSession } from '../session-hint';

const PREFIX = 'tarjetero.kept.';

/** Name under which the last rendering of the administration's first screen is cached. */
export const PANEL_SCREEN = 'panel-screen';

/** Longest text of one piece, in characters: the browser's whole store has room for five million. */
const MAX_TEXT = 100_000;

const keyOf = (uid: string, name: string) => `${PREFIX}${uid}.${name}`;

/**
 * Returns the value cached under a name; `undefined` for none.
 *
 * @param question - The question that the value has to be an answer to, compared as JSON.
 */
export function readCachedContent<Value>(
  uid: string,
  name: string,
  question: unknown = null,
): Value | undefined {
  try {
    const stored = readJson(siteStorage, keyOf(uid, name));
    if (stored === null) return undefined;
    const { of, value } = requireShape<{ of: unknown; value: Value }>(stored, {});
    return JSON.stringify(of) === JSON.stringify(question) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Caches a value, in place of the one before, while there is a session. A long one is left out: the next visit begins with an empty screen. */
export function keep(uid: string, name: string, value: unknown, question: unknown = null): void {
  if (!mayHaveSession()) return;
  const text = JSON.stringify({ of: question, value });
  writeText(siteStorage, keyOf(uid, name), text.length <= MAX_TEXT ? text : null);
}

/** Clears the cached content of every account but one. */
export function clearCachedContent(exceptUid: string | null = null): void {
  const mine = exceptUid === null ? null : keyOf(exceptUid, '');
  forgetKeys((key) => !(mine && key.startsWith(mine)));
}

/** Clears the cached screen of the administration, of every account. */
export function clearCachedPanel(): void {
  forgetKeys((key) => key.endsWith(`.${PANEL_SCREEN}`));
}

function forgetKeys(isForgotten: (key: string) => boolean): void {
  for (const key of listKeys(siteStorage))
    if (key.startsWith(PREFIX) && isForgotten(key)) writeText(siteStorage, key, null);
}

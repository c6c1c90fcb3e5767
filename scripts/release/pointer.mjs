/**
 * Returns the `remote.json` of a release: the build becomes current with the live one behind it, or goes to a share of the
 * browsers while the live one stays.
 *
 * @param {any} built - As the build wrote it.
 * @param {any} live - That of the live site; `null` before its first release.
 * @param {number | null} canaryPercent - Share of the browsers; `null` for all.
 */
export function releasedPointer(built, live, canaryPercent) {
  const isAgain = live?.current.entry === built.current.entry;
  if (canaryPercent === null) {
    const previous = isAgain ? live.previous : (live?.current ?? null);
    return { ...built, previous, canary: null, percent: 0 };
  }
  if (!live) throw new Error('a canary needs a release beside it: deploy without --canary first');
  if (isAgain) throw new Error('this build is what everybody has: there is nothing to try out');
  return { ...live, canary: built.current, percent: canaryPercent };
}

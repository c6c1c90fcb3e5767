/**
 * Returns handlers for a button that opens a part of the screen: they load the part when somebody is about to press. One that can't be
 * loaded ahead is loaded by the press.
 */
export function aheadOfPress(load: () => Promise<unknown>) {
  const loadAhead = () => void load().catch(() => undefined);
  // A finger's press begins with entering.
  return { onPointerEnter: loadAhead, onFocus: loadAhead };
}

import { useState } from 'react';
import { NetworkError } from '../../platform/errors';
import { showErrorToast } from 'shared-lib/toast';

/**
 * Returns a part of a screen that is loaded by a press, `null` before it is there, and the function that loads it. A press while
 * it can't be loaded is answered by a toast, and may be repeated.
 */
export function usePressedPart<Part>(load: () => Promise<Part>): [part: Part | null, press: () => void] {
  const [part, setPart] = useState<Part | null>(null);
  const press = () =>
    void load().then(
      (loaded) => setPart(() => loaded),
      (cause: unknown) =>
        showErrorToast(new NetworkError('A part of the screen could not be loaded', 0, { cause })),
    );
  return [part, press];
}

/**
 * Returns handlers for a button that opens a part of the screen: they load the part when somebody is about to press. One that can't be
 * loaded ahead is loaded by the press.
 */
export function aheadOfPress(load: () => Promise<unknown>) {
  const loadAhead = () => void load().catch(() => undefined);
  // A finger's press begins with entering.
  return { onPointerEnter: loadAhead, onFocus: loadAhead };
}

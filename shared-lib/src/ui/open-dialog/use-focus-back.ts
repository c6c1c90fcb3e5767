import { useLayoutEffect, useState } from 'react';

/** Wait for whatever else takes the focus when a dialog goes, in milliseconds. */
const AFTER_OTHERS_MS = 20;

/** Returns the element that gets the focus back: for an entry of a menu, which has closed by then, the menu's button. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role=menu]');
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  const opener = button ?? focused;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/**
 * Gives the focus back to what opened a dialog when the dialog is taken away, unless something else has it by then; where the opener is
 * gone too, to the dialog or the screen that it was in. The library does so only for dialogs that are mounted before they are opened.
 *
 * @param isOpen - True for a dialog that is mounted open. Later changes don't matter.
 */
export function useFocusBack(isOpen: boolean): void {
  // Read during the render, as the same commit may remove a menu.
  const [opener] = useState(() => (isOpen ? openerOf(document.activeElement) : null));
  useLayoutEffect(() => {
    const around = opener?.closest<HTMLElement>('[role=dialog], main');
    return () => {
      if (!opener) return;
      setTimeout(() => {
        const { activeElement } = document;
        if (activeElement !== null && activeElement !== document.body) return;
        const next = opener.isConnected ? opener : around;
        next?.focus({ preventScroll: true });
      }, AFTER_OTHERS_MS);
    };
  }, [opener]);
}

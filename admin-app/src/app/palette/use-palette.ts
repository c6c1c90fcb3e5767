import { useRef, useState } from 'react';
import { useHotkeys } from '@mantine/hooks';

/**
 * Manages whether the palette is open; Ctrl/⌘ K opens it wherever the focus is. Closing restores the focus.
 *
 * @param onOpen - Called each time that it is to be opened.
 */
export function usePalette(onOpen: () => void): { opened: boolean; open: () => void; close: () => void } {
  const [opened, setOpened] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const open = () => {
    cameFrom.current = document.activeElement;
    setOpened(true);
    onOpen();
  };
  const close = () => {
    setOpened(false);
    // After what was chosen has taken the focus, if it does.
    setTimeout(() => {
      if (document.activeElement === document.body && cameFrom.current instanceof HTMLElement)
        cameFrom.current.focus();
    });
  };
  useHotkeys([['mod+K', open]], [], true);
  return { opened, open, close };
}

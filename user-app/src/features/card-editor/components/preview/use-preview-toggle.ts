import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Provides the state of whether the preview replaces the form, as it does on a phone. It opens at its top, and the form
 * comes back where it was left.
 */
export function usePreviewToggle() {
  const [previewing, setPreviewing] = useState(false);
  const left = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (previewing) window.scrollTo(0, 0);
    else if (left.current !== null) window.scrollTo(0, left.current);
  }, [previewing]);
  return {
    previewing,
    toggle: () => {
      if (!previewing) left.current = window.scrollY;
      setPreviewing(!previewing);
    },
    close: () => setPreviewing(false),
  };
}

import { useEffect, useState } from 'react';

/**
 * Returns false for a component's first drawing, and then whether it is open. The library's dialogs remember where the focus was, and
 * slide in, only if they are opened after they are there.
 */
export function useOpenAfterMount(opened: boolean): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted && opened;
}

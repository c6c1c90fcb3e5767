import { useMounted } from '@mantine/hooks';

/**
 * Returns false for a component's first drawing, and then whether it is open. The library's dialogs remember where the focus was, and
 * slide in, only if they are opened after they are there.
 */
export function useOpenAfterMount(opened: boolean): boolean {
  return useMounted() && opened;
}

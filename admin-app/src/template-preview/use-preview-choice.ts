import { useSessionState } from '../ui/use-session-state';
import type { SampleCard } from './sample-cards';

/** Widths of the devices that a preview imitates, in pixels. */
export const PREVIEW_WIDTHS = [320, 390, 768, 1280] as const;

/** Id of a card that is typed by the administrator. */
export const TYPED_SAMPLE = 'typed';

/** Options of a preview. */
export interface PreviewChoice {
  /** {@link TYPED_SAMPLE} where one can be typed. */
  sample: SampleCard['id'] | typeof TYPED_SAMPLE;
  width: (typeof PREVIEW_WIDTHS)[number];
  scheme: 'light' | 'dark';
}

const AT_FIRST: PreviewChoice = { sample: 'typical', width: 390, scheme: 'light' };

/**
 * Returns the options, and a function that changes some of them.
 *
 * @param screen - Name of the screen: each keeps its own options until the tab is closed.
 */
export function usePreviewChoice(screen: string): [PreviewChoice, (part: Partial<PreviewChoice>) => void] {
  const [choice, put] = useSessionState(`tarjetero:vista:${screen}`, AT_FIRST);
  return [choice, (part) => put({ ...choice, ...part })];
}

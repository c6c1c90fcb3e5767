import { useSessionState } from '../ui/use-session-state';
import type { SampleCard } from './sample-cards';

/** Widths of the devices that a preview imitates, in pixels. */
export const PREVIEW_WIDTHS = [320, 390, 768, 1280] as const;

/** The choice of a card that is typed on the spot. */
export const TYPED_SAMPLE = 'typed';

/** How a preview is looked at. */
export interface PreviewChoice {
  /** {@link TYPED_SAMPLE} where one may be typed. */
  sample: SampleCard['id'] | typeof TYPED_SAMPLE;
  width: (typeof PREVIEW_WIDTHS)[number];
  scheme: 'light' | 'dark';
}

const AT_FIRST: PreviewChoice = { sample: 'typical', width: 390, scheme: 'light' };

/**
 * The choice, and how to change a part of it.
 *
 * @param screen - Whose choice it is: each screen keeps its own until the tab is closed.
 */
export function usePreviewChoice(screen: string): [PreviewChoice, (part: Partial<PreviewChoice>) => void] {
  const [choice, put] = useSessionState(`tarjetero:vista:${screen}`, AT_FIRST);
  return [choice, (part) => put({ ...choice, ...part })];
}

import { useSessionState } from '../ui/use-session-state';
import type { SampleCard } from './sample-cards';

/** Widths of the devices that a preview imitates, in pixels. */
export const PREVIEW_WIDTHS = [320, 390, 768, 1280] as const;

/** Id of a card that is typed by the administrator. */
export const TYPED_SAMPLE = 'typed';

/** Id of a published card, which is read by its public link. */
export const REAL_SAMPLE = 'real';

/** Options of a preview. */
export interface PreviewChoice {
  sample: SampleCard['id'] | typeof TYPED_SAMPLE | typeof REAL_SAMPLE;
  /** Public link of the published card that is looked at; empty before one was chosen. */
  slug: string;
  width: (typeof PREVIEW_WIDTHS)[number];
  scheme: 'light' | 'dark';
  /** True to show the device at its own size, as far as there is room, instead of scaled to fit. */
  isActualSize: boolean;
}

const AT_FIRST: PreviewChoice = {
  sample: 'typical',
  slug: '',
  width: 390,
  scheme: 'light',
  isActualSize: false,
};

/**
 * Returns the options, and a function that changes some of them.
 *
 * @param screen - Name of the screen: each remembers its own options until the tab is closed.
 */
export function usePreviewChoice(screen: string): [PreviewChoice, (part: Partial<PreviewChoice>) => void] {
  const [choice, put] = useSessionState(`tarjetero.preview-choice.${screen}`, AT_FIRST);
  return [choice, (part) => put({ ...choice, ...part })];
}

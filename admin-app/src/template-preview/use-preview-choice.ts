import { useState } from 'react';
import type { SampleCard } from './sample-cards';

/** Widths of the devices that a preview imitates, in pixels. */
export const PREVIEW_WIDTHS = [320, 390, 768, 1280] as const;

/** How a preview is looked at. */
export interface PreviewChoice {
  sample: SampleCard['id'];
  width: (typeof PREVIEW_WIDTHS)[number];
  scheme: 'light' | 'dark';
}

/** The choice, and how to change a part of it. */
export function usePreviewChoice(): [PreviewChoice, (part: Partial<PreviewChoice>) => void] {
  const [choice, setChoice] = useState<PreviewChoice>({ sample: 'typical', width: 390, scheme: 'light' });
  return [choice, (part) => setChoice((earlier) => ({ ...earlier, ...part }))];
}

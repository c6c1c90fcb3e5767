import type { ReactNode } from 'react';
import { NativeSelect, Switch } from '@mantine/core';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { messages } from './messages';
import styles from './template-preview.module.css';
import { sampleCards } from './sample-cards';
import { PREVIEW_WIDTHS, REAL_SAMPLE, TYPED_SAMPLE, type PreviewChoice } from './use-preview-choice';

const SAMPLES = [
  ...sampleCards.map(({ id, label }) => ({ id, label })),
  { id: TYPED_SAMPLE, label: messages.typed.choice },
  { id: REAL_SAMPLE, label: messages.real.choice },
] as const;

interface PreviewControlsProps {
  choice: PreviewChoice;
  onChange: (part: Partial<PreviewChoice>) => void;
  /** True where the card is chosen elsewhere. */
  hidesCards?: boolean;
  /** Controls of the chosen card. */
  children?: ReactNode;
}

/** Renders the choice of card, device and theme. */
export function PreviewControls({ choice, onChange, hidesCards = false, children }: PreviewControlsProps) {
  return (
    <div className={styles.controls}>
      {!hidesCards && (
        <NativeSelect
          label={messages.sample}
          data={SAMPLES.map(({ id, label }) => ({ value: id, label }))}
          value={choice.sample}
          onChange={({ currentTarget: { value } }) =>
            onChange({ sample: SAMPLES.find(({ id }) => id === value)?.id ?? 'typical' })
          }
        />
      )}
      {children}
      <div className={styles.row}>
        <SegmentedControl
          aria-label={messages.width}
          size="xs"
          value={choice.width}
          data={PREVIEW_WIDTHS.map((width) => ({ value: width, label: messages.pixels(width) }))}
          onChange={(width) => onChange({ width })}
        />
        <SegmentedControl
          aria-label={messages.theme}
          size="xs"
          value={choice.scheme}
          data={(['light', 'dark'] as const).map((value) => ({ value, label: messages.themes[value] }))}
          onChange={(scheme) => onChange({ scheme })}
        />
        <Switch
          size="xs"
          label={messages.actualSize}
          checked={choice.isActualSize}
          onChange={({ currentTarget }) => onChange({ isActualSize: currentTarget.checked })}
        />
      </div>
    </div>
  );
}

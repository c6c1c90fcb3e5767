import { NativeSelect, SegmentedControl } from '@mantine/core';
import { messages } from './messages';
import styles from './template-preview.module.css';
import { sampleCards } from './sample-cards';
import { PREVIEW_WIDTHS, TYPED_SAMPLE, type PreviewChoice } from './use-preview-choice';

interface PreviewControlsProps {
  choice: PreviewChoice;
  onChange: (part: Partial<PreviewChoice>) => void;
  /** Label of the choice of a typed card; missing where none can be typed. */
  typed?: string;
}

/** Renders the choice of card, device and theme. */
export function PreviewControls({ choice, onChange, typed }: PreviewControlsProps) {
  const samples = [...sampleCards, ...(typed ? [{ id: TYPED_SAMPLE, label: typed } as const] : [])];
  return (
    <div className={styles.controls}>
      <NativeSelect
        label={messages.sample}
        data={samples.map(({ id, label }) => ({ value: id, label }))}
        value={choice.sample}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sample: samples.find(({ id }) => id === value)?.id ?? 'typical' })
        }
      />
      <div className={styles.row}>
        <SegmentedControl
          aria-label={messages.width}
          size="xs"
          value={String(choice.width)}
          data={PREVIEW_WIDTHS.map((width) => ({ value: String(width), label: messages.pixels(width) }))}
          onChange={(value) =>
            onChange({ width: PREVIEW_WIDTHS.find((width) => String(width) === value) ?? 390 })
          }
        />
        <SegmentedControl
          aria-label={messages.theme}
          size="xs"
          value={choice.scheme}
          data={(['light', 'dark'] as const).map((value) => ({ value, label: messages.themes[value] }))}
          onChange={(value) => onChange({ scheme: value === 'dark' ? 'dark' : 'light' })}
        />
      </div>
    </div>
  );
}

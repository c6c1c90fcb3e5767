import { useState, type ReactNode } from 'react';
import { Splitter } from '@mantine/core';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { useLocalState } from '../../../ui/use-session-state';
import { messages } from '../messages';
import styles from './workspace.module.css';

const text = messages.workspace;

/** Share of the width that the code has, in percent. */
const AT_FIRST = { code: 70 };

/** Least share of each side, in percent. */
const MIN_SHARE = 20;

/**
 * Renders code and preview side by side, with a split that this browser remembers; on a phone one of the two, and a
 * switch between them.
 */
export function Workspace({ code, preview }: { code: ReactNode; preview: ReactNode }) {
  const [split, setSplit] = useLocalState('tarjetero.creator-split', AT_FIRST);
  const [side, setSide] = useState<'code' | 'preview'>('code');
  return (
    <>
      <div className={styles.sides}>
        <SegmentedControl
          fullWidth
          aria-label={text.sideLabel}
          value={side}
          onChange={setSide}
          data={(['code', 'preview'] as const).map((value) => ({ value, label: text.sides[value] }))}
        />
      </div>
      <Splitter
        className={styles.workspace}
        data-side={side}
        lineSize={12}
        handleColor="transparent"
        sizes={[split.code, 100 - split.code]}
        onSizeChange={([share]) => setSplit({ code: Number.parseFloat(String(share)) })}
        attributes={{ handle: { 'aria-label': text.split } }}
      >
        <Splitter.Pane defaultSize={AT_FIRST.code} min={MIN_SHARE} className={styles.pane} data-of="code">
          {code}
        </Splitter.Pane>
        <Splitter.Pane
          defaultSize={100 - AT_FIRST.code}
          min={MIN_SHARE}
          className={styles.pane}
          data-of="preview"
        >
          {preview}
        </Splitter.Pane>
      </Splitter>
    </>
  );
}

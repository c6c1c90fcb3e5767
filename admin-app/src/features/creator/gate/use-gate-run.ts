import { useCallback, useEffect, useRef, useState } from 'react';
import type { TemplateDraft } from 'shared-lib/model';
import { createTemplateSandbox, type TemplateSandbox } from 'shared-lib/templates';
import type { DraftSource } from '../draft/draft-source';
import { runGate, type GateResult } from './run-gate';

/** State of a run of the publish gate. */
export interface GateRun {
  /** Sample cards that are done, of all; `null` while nothing is checked. */
  progress: { done: number; all: number } | null;
  /** Draft that was checked last, and its result. */
  checked: { draft: TemplateDraft; result: GateResult } | null;
  /** Checks a draft; rejects when the sandbox can't be reached. */
  run: (draft: TemplateDraft, source: DraftSource) => Promise<void>;
}

/** Runs the publish gate on demand, with a sandbox of its own that is closed afterwards. */
export function useGateRun(): GateRun {
  const [progress, setProgress] = useState<GateRun['progress']>(null);
  const [checked, setChecked] = useState<GateRun['checked']>(null);
  const open = useRef<TemplateSandbox | null>(null);
  const close = useCallback(() => {
    open.current?.close();
    open.current = null;
  }, []);
  useEffect(() => close, [close]);

  const run = useCallback(
    async (draft: TemplateDraft, source: DraftSource) => {
      close();
      const sandbox = createTemplateSandbox({ inspects: true });
      open.current = sandbox;
      setProgress({ done: 0, all: 1 });
      try {
        const result = await runGate(sandbox, draft, source, (done, all) => {
          if (open.current === sandbox) setProgress({ done, all });
        });
        if (open.current === sandbox) setChecked({ draft, result });
      } catch (error) {
        // Errors of a cancelled run are ignored.
        if (open.current === sandbox) throw error;
      } finally {
        if (open.current === sandbox) {
          setProgress(null);
          close();
        }
      }
    },
    [close],
  );
  return { progress, checked, run };
}

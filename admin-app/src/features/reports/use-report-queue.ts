import { useEffect, useRef, useState } from 'react';
import { getReport } from 'shared-lib/data';
import type { CardReport } from 'shared-lib/domain';

/**
 * Returns the open reports, with those that were decided while they were on screen, so that no line disappears under
 * the pointer and the decision of another administrator is visible.
 */
export function useReportQueue(open: readonly CardReport[] | undefined): readonly CardReport[] | undefined {
  const [decided, setDecided] = useState<readonly CardReport[]>([]);
  const shown = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!open) return;
    const ids = new Set(open.map(({ id }) => id));
    const gone = [...shown.current].filter((id) => !ids.has(id));
    shown.current = ids;
    for (const id of gone) {
      getReport(id).then(
        // One that is still open only moved further down.
        (report) => {
          if (!report || report.status === 'open') return;
          setDecided((known) => [...known.filter((other) => other.id !== id), report]);
        },
        () => undefined, // It stays out of the list, as the server has it.
      );
    }
  }, [open]);

  if (!open || decided.length === 0) return open;
  const ids = new Set(open.map(({ id }) => id));
  return [...open, ...decided.filter(({ id }) => !ids.has(id))].sort((a, b) => b.lastAt - a.lastAt);
}

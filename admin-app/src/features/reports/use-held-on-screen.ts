import { useEffect, useRef, useState } from 'react';
import { getReportedCard } from 'shared-lib/data';
import type { ReportedCard } from 'shared-lib/model';

/**
 * Returns the open reported cards in their order, with those that were decided while they were on screen, so that no line disappears
 * under the pointer and the decision of another administrator is visible.
 */
export function useHeldOnScreen(
  open: readonly ReportedCard[] | undefined,
): readonly ReportedCard[] | undefined {
  const [decided, setDecided] = useState<readonly ReportedCard[]>([]);
  const shown = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!open) return;
    const ids = new Set(open.map(({ cardId }) => cardId));
    const gone = [...shown.current].filter((id) => !ids.has(id));
    shown.current = ids;
    for (const id of gone) {
      getReportedCard(id).then(
        (card) => {
          // One that is still open only moved further down.
          if (!card || card.status === 'open') return;
          setDecided((known) => [...known.filter(({ cardId }) => cardId !== id), card]);
        },
        () => undefined, // It stays out of the list, as the server has it.
      );
    }
  }, [open]);

  if (!open || decided.length === 0) return open;
  const ids = new Set(open.map(({ cardId }) => cardId));
  return [...open, ...decided.filter(({ cardId }) => !ids.has(cardId))].sort((a, b) => b.score - a.score);
}

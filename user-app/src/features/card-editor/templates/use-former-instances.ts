import { useEffect, useState } from 'react';
import { listInstances } from 'shared-lib/data';
import type { Card, TemplateInstance } from 'shared-lib/model';

/** Returns the templates that a card had before, latest first; read again when its present ones change. */
export function useFormerInstances(
  { id: cardId, userId }: Pick<Card, 'id' | 'userId'>,
  active: readonly TemplateInstance[] | null,
): readonly TemplateInstance[] {
  const [former, setFormer] = useState<readonly TemplateInstance[]>([]);
  const ids = active?.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (ids === undefined) return;
    let stale = false;
    listInstances(userId, cardId).then(
      (all) => {
        if (stale) return;
        const inactive = all.filter(({ isActive }) => !isActive);
        setFormer(inactive.sort((a, b) => b.updatedAt - a.updatedAt));
      },
      // There is just no way back to offer.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [cardId, userId, ids]);
  return former;
}

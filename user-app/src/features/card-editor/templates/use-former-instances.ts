import { useAnswer } from 'shared-lib/answers';
import { listInstances } from 'shared-lib/data';
import type { Card, TemplateInstance } from 'shared-lib/model';

const NONE: readonly TemplateInstance[] = [];

async function listFormer(userId: string, cardId: string): Promise<readonly TemplateInstance[]> {
  const all = await listInstances(userId, cardId);
  return all.filter(({ isActive }) => !isActive).sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Returns the templates that a card had before, latest first; read again when its present ones change. */
export function useFormerInstances(
  { id: cardId, userId }: Pick<Card, 'id' | 'userId'>,
  active: readonly TemplateInstance[] | null,
): readonly TemplateInstance[] {
  const ids = active?.map(({ id }) => id).join(' ');
  // Without an answer the former templates just aren't offered.
  const { latest } = useAnswer(ids === undefined ? null : [userId, cardId, ids], () =>
    listFormer(userId, cardId),
  );
  return latest ?? NONE;
}

import type { AlertRecord } from '..';
import { requireShape, type StoredForm } from '../stored/require-shape';
import { toMillis, toMillisOrNull } from '../stored/to-millis';

type StoredAlert = StoredForm<
  Omit<AlertRecord, 'count' | 'acknowledgedBy'>,
  'createdAt' | 'lastAt' | 'acknowledgedAt' | 'seenAt' | 'mutedUntil'
> &
  Partial<Pick<AlertRecord, 'count' | 'acknowledgedBy'>>;

/** Converts the document of an alert, from whichever SDK or from REST; an older one, which has no count, occurred once. */
export function toAlert(id: string, data: Record<string, unknown>): AlertRecord {
  const { createdAt, lastAt, acknowledgedAt, seenAt, mutedUntil, ...alert } = requireShape<StoredAlert>(
    data,
    {
      ...{ title: 'text', severity: 'text', description: 'text?', metadata: 'map?', metrics: 'map?' },
    },
  );
  return {
    count: 1,
    acknowledgedBy: '',
    ...alert,
    id,
    createdAt: toMillis(createdAt),
    lastAt: toMillis(lastAt ?? createdAt),
    acknowledgedAt: toMillisOrNull(acknowledgedAt),
    seenAt: toMillisOrNull(seenAt),
    mutedUntil: toMillisOrNull(mutedUntil),
  };
}

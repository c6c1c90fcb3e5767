import type { KeptAlert } from '..';
import { toMillis } from '../stored/to-millis';

/** Reads the document of an alert, however it came; an older one, which has no count, happened once. */
export function toAlert(id: string, data: Record<string, unknown>): KeptAlert {
  const { createdAt, lastAt, acknowledgedAt, seenAt, mutedUntil, ...alert } = data;
  const millisOrNull = (time: unknown) => (time ? toMillis(time) : null);
  return {
    count: 1,
    acknowledgedBy: '',
    ...(alert as unknown as Omit<KeptAlert, 'count' | 'acknowledgedBy'>),
    id,
    createdAt: toMillis(createdAt),
    lastAt: toMillis(lastAt ?? createdAt),
    acknowledgedAt: millisOrNull(acknowledgedAt),
    seenAt: millisOrNull(seenAt),
    mutedUntil: millisOrNull(mutedUntil),
  };
}

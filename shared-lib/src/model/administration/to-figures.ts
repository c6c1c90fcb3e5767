import { NO_TOTALS, type MonthStats, type ProductTotals } from './product-stats';
import { requireShape, type StoredForm } from '../stored/require-shape';
import { toMillis } from '../stored/to-millis';

/** A month without events. */
const EMPTY: MonthStats = { days: {}, vitals: {}, topCards: {} };

/** Converts the document of a month of the product, from whichever SDK or from REST; one without a document is empty. */
export function toMonth(data: Record<string, unknown> | undefined): MonthStats {
  const { days, vitals, topCards } = requireShape<Partial<MonthStats>>(data ?? {}, {
    ...{ days: 'map?', vitals: 'map?', topCards: 'map?' },
  });
  return { ...EMPTY, ...(days && { days }), ...(vitals && { vitals }), ...(topCards && { topCards }) };
}

/** Converts the document of the product's totals, from whichever SDK or from REST; zeros where nothing was counted yet. */
export function toTotals(data: Record<string, unknown> | undefined): ProductTotals {
  if (!data) return NO_TOTALS;
  const { updatedAt, ...totals } = requireShape<Partial<StoredForm<ProductTotals, 'updatedAt'>>>(data, {
    ...{ users: 'number?', cards: 'number?', byPlan: 'map?' },
  });
  return { ...NO_TOTALS, ...totals, updatedAt: toMillis(updatedAt) };
}

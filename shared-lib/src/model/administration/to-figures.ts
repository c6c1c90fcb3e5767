import { NO_TOTALS, type MonthStats, type ProductTotals } from './product-stats';
import { toMillis } from '../stored/to-millis';

/** A month without events. */
const EMPTY: MonthStats = { days: {}, vitals: {}, topCards: {} };

/** Reads the document of a month of the product, however it came; one without a document is empty. */
export function toMonth(data: Record<string, unknown> | undefined): MonthStats {
  const { days, vitals, topCards } = (data ?? {}) as Partial<MonthStats>;
  return { ...EMPTY, ...(days && { days }), ...(vitals && { vitals }), ...(topCards && { topCards }) };
}

/** Reads the document of the product's totals, however it came; zeros where nothing was counted yet. */
export function toTotals(data: Record<string, unknown> | undefined): ProductTotals {
  if (!data) return NO_TOTALS;
  return { ...NO_TOTALS, ...(data as Partial<ProductTotals>), updatedAt: toMillis(data['updatedAt']) };
}

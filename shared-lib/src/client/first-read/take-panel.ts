import type { Admin, AlertRecord } from '../../model';
import type { MonthStats, ProductTotals } from '../../model/administration/product-stats';
import { fieldsOf, idOf, take } from './take';
import { toAdmin } from '../../model/administration/to-admin';
import { toAlert } from '../../model/administration/to-alert';
import { toMonth, toTotals } from '../../model/administration/to-figures';

/** The record that makes an account an administrator, as the page's first script has read it. */
export async function takeFirstAdmin(uid: string): Promise<Admin | undefined> {
  const document = await take('admin', uid);
  return document ? toAdmin(uid, fieldsOf(document)) : undefined;
}

/** Forgets what was read for the administration's Dashboard, as nobody will take it. */
export function forgetFirstFigures(): void {
  const { parts } = globalThis.__firstRead ?? {};
  for (const part of ['totals', 'months', 'alerts'] as const) delete parts?.[part];
}

/** The product's totals, as the page's first script has read them. */
export async function takeFirstTotals(uid: string): Promise<ProductTotals | undefined> {
  const document = await take('totals', uid);
  if (document === undefined) return undefined;
  return toTotals(document ? fieldsOf(document) : undefined);
}

/** Months of the product by name, as the page's first script has read them; `undefined` where it has read others. */
export async function takeFirstMonths(
  uid: string,
  names: readonly string[],
): Promise<Record<string, MonthStats> | undefined> {
  const months = await take('months', uid);
  if (!months || names.some((name) => !(name in months))) return undefined;
  return Object.fromEntries(
    names.map((name) => [name, toMonth(months[name] ? fieldsOf(months[name]) : undefined)]),
  );
}

/** The latest alerts, as the page's first script has read them. */
export async function takeFirstAlerts(uid: string | undefined): Promise<AlertRecord[] | undefined> {
  const documents = await take('alerts', uid);
  return documents?.map((found) => toAlert(idOf(found), fieldsOf(found)));
}

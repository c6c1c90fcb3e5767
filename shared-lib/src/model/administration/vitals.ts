import type { VitalName } from './product-stats';
import { ADMIN_SCREENS } from '../screens/admin-screens';
import { OWNER_SCREENS } from '../screens/owner-screens';
import type { ScreenFacts } from '../screens/screen-facts';

/** Greatest good value and greatest value that isn't poor, in milliseconds except for CLS. */
export const VITAL_THRESHOLDS: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  FCP: [1800, 3000],
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1800],
};

/** Patterns of pages of the shell and of visitors whose speed is measured separately. */
const OTHER_PAGES = [
  '/',
  '/login',
  '/register',
  '/recuperar',
  '/legal/:document',
  '/c/:slug',
  '/admin/login',
] as const;

/** Addresses of screens whose speed is measured, without those of what a list shows beside itself. */
type MeasuredPath<Screen> = Screen extends { isUnmeasured: true }
  ? never
  : Screen extends { path: infer Path; also: infer Also }
    ? Path | Exclude<Also, `${string}/:uid`>
    : Screen extends { path: infer Path }
      ? Path
      : never;

/** Pattern of a page whose speed is measured. */
export type VitalPage =
  | (typeof OTHER_PAGES)[number]
  | MeasuredPath<(typeof OWNER_SCREENS)[keyof typeof OWNER_SCREENS]>
  | MeasuredPath<(typeof ADMIN_SCREENS)[keyof typeof ADMIN_SCREENS]>;

/** Returns the patterns of the pages whose speed is measured separately, without ids. */
export function vitalPages(): readonly VitalPage[] {
  const screens: ScreenFacts[] = [...Object.values(OWNER_SCREENS), ...Object.values(ADMIN_SCREENS)];
  const measured = screens.flatMap(({ path, also, isUnmeasured }) =>
    isUnmeasured ? [] : also && !also.endsWith(':uid') ? [path, also] : path,
  );
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- MeasuredPath chooses by the same fields.
  return [...OTHER_PAGES, ...(measured as VitalPage[])];
}

/** Returns the pattern of the page at a path; `null` for a page whose speed isn't measured. */
export function vitalPageOf(pathname: string): VitalPage | null {
  const path = pathname.replace(/(?<=.)\/+$/, '').replace(/^(\/admin\/users)\/[^/]+$/, '$1');
  return vitalPages().find((page) => RegExp(`^${page.replace(/:\w+/, '[^/]+')}$`).test(path)) ?? null;
}

/** Rates a value of a vital, in the words of the tallies. */
export function rateVital(name: VitalName, value: number): 'good' | 'needsImprovement' | 'poor' {
  const [good, poor] = VITAL_THRESHOLDS[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needsImprovement' : 'poor';
}

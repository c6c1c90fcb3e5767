import type { VitalName } from './product-stats';

/** Greatest good value and greatest value that isn't poor, in milliseconds except for CLS. */
export const VITAL_THRESHOLDS: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  FCP: [1800, 3000],
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1800],
};

/** Patterns of the pages whose speed is measured separately, without ids. */
export const VITAL_PAGES = [
  '/',
  '/login',
  '/register',
  '/recuperar',
  '/legal/:document',
  '/c/:slug',
  '/dashboard',
  '/dashboard/tarjetas',
  '/dashboard/bookings',
  '/dashboard/stripe',
  '/dashboard/profile',
  '/dashboard/settings',
  '/reservas',
  '/servicios',
  '/tarjeta/edit/:slug',
  '/admin/login',
  '/admin/dashboard',
  '/admin/creator',
  '/admin/preview',
  '/admin/sync',
  '/admin/templates',
  '/admin/users',
  '/admin/analytics',
  '/admin/settings',
  '/admin/audit',
  '/admin/reports',
  '/admin/work',
] as const;

export type VitalPage = (typeof VITAL_PAGES)[number];

const isPage = (path: string): path is VitalPage => (VITAL_PAGES as readonly string[]).includes(path);

/** Returns the pattern of the page at a path; `null` for a page whose speed isn't measured. */
export function vitalPageOf(pathname: string): VitalPage | null {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (isPage(path)) return path;
  const pattern = path
    .replace(/^(\/tarjeta\/edit|\/c)\/[^/]+$/, '$1/:slug')
    .replace(/^\/legal\/[^/]+$/, '/legal/:document')
    .replace(/^(\/admin\/users)\/[^/]+$/, '$1');
  return isPage(pattern) ? pattern : null;
}

/** Rates a value of a vital, in the words of the tallies. */
export function rateVital(name: VitalName, value: number): 'good' | 'needsImprovement' | 'poor' {
  const [good, poor] = VITAL_THRESHOLDS[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needsImprovement' : 'poor';
}

import type { VitalName } from './product-stats';

/**
 * Up to the first number a value is good, above the second poor; milliseconds but for CLS.
 */
export const VITAL_THRESHOLDS: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  FCP: [1800, 3000],
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1800],
};

/** The pages whose speed is told apart: patterns, so that no id is in the figures. */
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
] as const;

export type VitalPage = (typeof VITAL_PAGES)[number];

const isPage = (path: string): path is VitalPage => (VITAL_PAGES as readonly string[]).includes(path);

/** The pattern of the page at a path; `null` for one whose speed isn't followed. */
export function vitalPageOf(pathname: string): VitalPage | null {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (isPage(path)) return path;
  const pattern = path
    .replace(/^(\/tarjeta\/edit|\/c)\/[^/]+$/, '$1/:slug')
    .replace(/^\/legal\/[^/]+$/, '/legal/:document')
    .replace(/^(\/admin\/users)\/[^/]+$/, '$1');
  return isPage(pattern) ? pattern : null;
}

/** How good a value of a vital is, as the tallies name it. */
export function rateVital(name: VitalName, value: number): 'good' | 'needsImprovement' | 'poor' {
  const [good, poor] = VITAL_THRESHOLDS[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needsImprovement' : 'poor';
}

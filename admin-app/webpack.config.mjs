import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federatedAppConfig } from '../build/webpack-base.mjs';

const root = dirname(fileURLToPath(import.meta.url));

/** The screens that somebody may open first, by path: their files are fetched while the app is on its way. */
const SCREENS = {
  '/admin/dashboard': './src/features/dashboard/dashboard-page.tsx',
  '/admin/alerts': './src/features/alerts/alerts-page.tsx',
  '/admin/analytics': './src/features/analytics/analytics-page.tsx',
  '/admin/audit': './src/features/audit/audit-page.tsx',
  '/admin/creator': './src/features/creator/creator-page.tsx',
  '/admin/preview': './src/features/preview/preview-page.tsx',
  '/admin/reports': './src/features/reports/reports-page.tsx',
  '/admin/settings': './src/features/settings/settings-page.tsx',
  '/admin/sync': './src/features/sync/sync-page.tsx',
  '/admin/templates': './src/features/templates/templates-page.tsx',
  '/admin/work': './src/features/work/work-page.tsx',
  '/admin/users/*': './src/features/users/users-page.tsx',
  '/admin/users': './src/features/users/users-page.tsx',
  '/admin/cards/*': './src/features/users/cards/cards-page.tsx',
  '/admin/cards': './src/features/users/cards/cards-page.tsx',
  '/admin/admins/*': './src/features/users/admins-page.tsx',
  '/admin/admins': './src/features/users/admins-page.tsx',
};

export default (_env, { mode }) =>
  federatedAppConfig({
    root,
    name: 'admin_app',
    app: './src/app/exposed.ts',
    port: 5006,
    screens: SCREENS,
    mode,
  });

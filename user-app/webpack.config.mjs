import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federatedAppConfig } from '../build/webpack-base.mjs';

const root = dirname(fileURLToPath(import.meta.url));

/** The screens that somebody may open first, by path: their files are fetched while the app is on its way. */
const SCREENS = {
  '/dashboard': './src/features/dashboard-home/home-page.tsx',
  '/dashboard/tarjetas': './src/features/cards/cards-page.tsx',
  '/dashboard/bookings': './src/app/bookings-route.tsx',
  '/dashboard/stripe': './src/features/payments/payments-page.tsx',
  '/dashboard/profile': './src/features/profile/profile-page.tsx',
  '/dashboard/settings': './src/features/settings/settings-page.tsx',
  '/reservas': './src/app/bookings-route.tsx',
  '/servicios': './src/app/services-route.tsx',
  '/tarjeta/edit/*': './src/features/card-editor/editor-page.tsx',
  '/cards/edit/*': './src/features/card-editor/edit-by-id-page.tsx',
};

export default (_env, { mode }) =>
  federatedAppConfig({
    root,
    name: 'user_app',
    app: './src/app/exposed.ts',
    port: 5005,
    screens: SCREENS,
    mode,
  });

import type { Capability } from '../administration/admin-roles';
import type { Screens } from './screen-facts';

/** Screens of the administration by the first part of their path below `/admin`; the first is the one that it begins with. */
export const ADMIN_SCREENS = {
  dashboard: { path: '/admin/dashboard', name: 'Admin Dashboard' },
  analytics: { path: '/admin/analytics' },
  templates: { path: '/admin/templates' },
  creator: { path: '/admin/creator' },
  preview: { path: '/admin/preview' },
  sync: { path: '/admin/sync' },
  users: { path: '/admin/users', also: '/admin/users/:uid' },
  cards: { path: '/admin/cards', also: '/admin/cards/:uid', isUnmeasured: true },
  admins: { path: '/admin/admins', also: '/admin/admins/:uid', isUnmeasured: true },
  reports: { path: '/admin/reports' },
  alerts: { path: '/admin/alerts', isUnmeasured: true },
  work: { path: '/admin/work' },
  audit: { path: '/admin/audit' },
  settings: { path: '/admin/settings', name: 'Admin Settings' },
} as const satisfies Screens;

/** Capability that each screen of the panel needs. */
export const SCREEN_CAPABILITIES = {
  dashboard: 'panel',
  analytics: 'panel',
  templates: 'design',
  creator: 'design',
  preview: 'design',
  sync: 'design',
  users: 'accounts',
  cards: 'accounts',
  admins: 'administrators',
  reports: 'moderation',
  alerts: 'operation',
  work: 'operation',
  audit: 'operation',
  settings: 'operation',
} as const satisfies Readonly<Record<keyof typeof ADMIN_SCREENS, Capability>>;

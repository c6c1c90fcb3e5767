import { matchPath } from 'shared-lib/router';
import { lazyScreen } from 'shared-lib/ui/lazy-screen';
import { phoneMenu } from 'shared-lib/ui/side-layout';

/** The screen that the app begins with. */
export const DashboardPage = lazyScreen(
  'Admin Dashboard',
  () => import(/* webpackChunkName: "first-screen" */ '../features/dashboard/dashboard-page'),
);
const AdminsPage = lazyScreen('Admins', () => import('../features/users/admins-page'));
const AlertsPage = lazyScreen('Alerts', () => import('../features/alerts/alerts-page'));
const AuditPage = lazyScreen('Audit', () => import('../features/audit/audit-page'));
const AnalyticsPage = lazyScreen('Analytics', () => import('../features/analytics/analytics-page'));
const CardsPage = lazyScreen('Cards', () => import('../features/users/cards/cards-page'));
const CreatorPage = lazyScreen('Creator', () => import('../features/creator/creator-page'));
const PreviewPage = lazyScreen('Preview', () => import('../features/preview/preview-page'));
const ReportsPage = lazyScreen('Reports', () => import('../features/reports/reports-page'));
const SettingsPage = lazyScreen('Admin Settings', () => import('../features/settings/settings-page'));
const SyncPage = lazyScreen('Sync', () => import('../features/sync/sync-page'));
const TemplatesPage = lazyScreen('Templates', () => import('../features/templates/templates-page'));
const UsersPage = lazyScreen('Users', () => import('../features/users/users-page'));
const WorkPage = lazyScreen('Work', () => import('../features/work/work-page'));

/** Screens for administrators by path, below the administration's own. */
export const SCREENS = [
  { path: 'dashboard', Screen: DashboardPage },
  { path: 'analytics', Screen: AnalyticsPage },
  { path: 'creator', Screen: CreatorPage },
  { path: 'preview', Screen: PreviewPage },
  { path: 'settings', Screen: SettingsPage },
  { path: 'sync', Screen: SyncPage },
  { path: 'templates', Screen: TemplatesPage },
  { path: 'alerts', Screen: AlertsPage },
  { path: 'work', Screen: WorkPage },
  { path: 'audit', Screen: AuditPage },
  { path: 'reports', Screen: ReportsPage },
  { path: 'users/:uid?', Screen: UsersPage },
  { path: 'cards/:uid?', Screen: CardsPage },
  { path: 'admins/:uid?', Screen: AdminsPage },
];

/** Returns the screen at a path, if it is one of these. */
export function screenAt(pathname: string) {
  return SCREENS.find(({ path }) => matchPath(`/admin/${path}`, pathname))?.Screen;
}

/** Reports whether the screen at a path can be drawn without loading a file. */
export const isLoaded = (pathname: string) => screenAt(pathname)?.isLoaded() ?? false;

/** Parts loaded ahead: the frame's dialogs, and the menu's screens without the two that bring an editor. */
export const NEXT = [
  phoneMenu,
  DashboardPage,
  TemplatesPage,
  SyncPage,
  UsersPage,
  AnalyticsPage,
  AuditPage,
  ReportsPage,
  SettingsPage,
];

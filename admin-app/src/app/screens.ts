import {
  IconAlertTriangle,
  IconCards,
  IconChartLine,
  IconEye,
  IconFlag,
  IconHistory,
  IconLayoutDashboard,
  IconPalette,
  IconPencilPlus,
  IconRefresh,
  IconSettings,
  IconShieldCheck,
  IconSubtask,
  IconUsers,
} from '@tabler/icons-react';
import { ADMIN_SCREENS } from 'shared-lib/model';
import { defineScreens } from 'shared-lib/ui/lazy-screen';
import { phoneMenu } from 'shared-lib/ui/side-layout';
import { messages } from './layout/messages';

const { groups, sections: about } = messages;

/** The administration's screens, in the order of the menu. */
const defined = defineScreens(ADMIN_SCREENS, {
  dashboard: {
    load: () => import(/* webpackChunkName: "first-screen" */ '../features/dashboard/dashboard-page'),
    nav: { group: groups.today, icon: IconLayoutDashboard, ...about.dashboard },
    isAhead: true,
  },
  reports: {
    load: () => import('../features/reports/reports-page'),
    nav: { group: groups.today, icon: IconFlag, ...about.reports },
    isAhead: true,
  },
  alerts: {
    load: () => import('../features/alerts/alerts-page'),
    nav: { group: groups.today, icon: IconAlertTriangle, ...about.alerts },
  },
  analytics: {
    load: () => import('../features/analytics/analytics-page'),
    nav: { group: groups.today, icon: IconChartLine, ...about.analytics },
    isAhead: true,
  },
  templates: {
    load: () => import('../features/templates/templates-page'),
    nav: { group: groups.templates, icon: IconPalette, ...about.templates },
    isAhead: true,
  },
  creator: {
    load: () => import('../features/creator/creator-page'),
    nav: { group: groups.templates, icon: IconPencilPlus, ...about.creator },
  },
  preview: {
    load: () => import('../features/preview/preview-page'),
    nav: { group: groups.templates, icon: IconEye, ...about.preview },
  },
  sync: {
    load: () => import('../features/sync/sync-page'),
    nav: { group: groups.templates, icon: IconRefresh, ...about.sync },
    isAhead: true,
  },
  users: {
    load: () => import('../features/users/users-page'),
    nav: { group: groups.people, icon: IconUsers, ...about.users },
    isAhead: true,
  },
  cards: {
    load: () => import('../features/users/cards/cards-page'),
    nav: { group: groups.people, icon: IconCards, ...about.cards },
  },
  admins: {
    load: () => import('../features/users/admins-page'),
    nav: { group: groups.people, icon: IconShieldCheck, ...about.admins },
  },
  work: {
    load: () => import('../features/work/work-page'),
    nav: { group: groups.system, icon: IconSubtask, ...about.work },
  },
  audit: {
    load: () => import('../features/audit/audit-page'),
    nav: { group: groups.system, icon: IconHistory, ...about.audit },
    isAhead: true,
  },
  settings: {
    load: () => import('../features/settings/settings-page'),
    nav: { group: groups.system, icon: IconSettings, ...about.settings },
    isAhead: true,
  },
});

export const { routes, screenAt, isLoaded, menu } = defined;

/** The screen that the app begins with. */
export const DashboardPage = defined.screens.dashboard;

/** Parts loaded ahead: the frame's dialogs, and the menu's screens without those that bring an editor or are seldom opened. */
export const NEXT = [phoneMenu, ...defined.ahead];

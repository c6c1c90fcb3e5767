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
import type { NavEntry } from 'shared-lib/ui/side-layout';
import { paths } from '../../paths';
import { messages } from './messages';

/** One section of the administration. */
export interface AdminSection extends NavEntry {
  description: string;
  group: string;
}

const { groups, sections: words } = messages;

const inGroup = (group: string, entries: readonly Omit<AdminSection, 'group'>[]): AdminSection[] =>
  entries.map((entry) => ({ ...entry, group }));

/** Sections in the order of the sidebar. */
export const sections: readonly AdminSection[] = [
  ...inGroup(groups.today, [
    { to: paths.dashboard, icon: IconLayoutDashboard, ...words.dashboard },
    { to: paths.reports, icon: IconFlag, ...words.reports },
    { to: paths.alerts, icon: IconAlertTriangle, ...words.alerts },
    { to: paths.analytics, icon: IconChartLine, ...words.analytics },
  ]),
  ...inGroup(groups.templates, [
    { to: paths.templates, icon: IconPalette, ...words.templates },
    { to: paths.creator, icon: IconPencilPlus, ...words.creator },
    { to: paths.preview, icon: IconEye, ...words.preview },
    { to: paths.sync, icon: IconRefresh, ...words.sync },
  ]),
  ...inGroup(groups.people, [
    { to: paths.users, icon: IconUsers, ...words.users },
    { to: paths.cards, icon: IconCards, ...words.cards },
    { to: paths.admins, icon: IconShieldCheck, ...words.admins },
  ]),
  ...inGroup(groups.system, [
    { to: paths.work, icon: IconSubtask, ...words.work },
    { to: paths.audit, icon: IconHistory, ...words.audit },
    { to: paths.settings, icon: IconSettings, ...words.settings },
  ]),
];

/** Reports whether a section is one of the templates', where a new one is the first thing to do. */
export const isOfTemplates = ({ group }: AdminSection): boolean => group === groups.templates;

/** Returns the section that an address belongs to. */
export function sectionAt(pathname: string): AdminSection | undefined {
  return sections.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
}

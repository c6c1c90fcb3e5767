import {
  IconAlertTriangle,
  IconChartLine,
  IconEye,
  IconFlag,
  IconHistory,
  IconLayoutDashboard,
  IconPalette,
  IconPencilPlus,
  IconRefresh,
  IconSettings,
  IconSubtask,
  IconUsers,
} from '@tabler/icons-react';
import type { NavEntry } from 'shared-lib/ui/side-layout';
import { paths } from '../../paths';
import { messages } from './messages';

/** One section of the administration. */
export interface AdminSection extends NavEntry {
  description: string;
}

/** Sections in the order of the sidebar. */
export const sections: readonly AdminSection[] = [
  { to: paths.dashboard, icon: IconLayoutDashboard, ...messages.sections.dashboard },
  { to: paths.templates, icon: IconPalette, ...messages.sections.templates },
  { to: paths.creator, icon: IconPencilPlus, ...messages.sections.creator },
  { to: paths.preview, icon: IconEye, ...messages.sections.preview },
  { to: paths.sync, icon: IconRefresh, ...messages.sections.sync },
  { to: paths.users, icon: IconUsers, ...messages.sections.users },
  { to: paths.analytics, icon: IconChartLine, ...messages.sections.analytics },
  { to: paths.audit, icon: IconHistory, ...messages.sections.audit },
  { to: paths.reports, icon: IconFlag, ...messages.sections.reports },
  { to: paths.alerts, icon: IconAlertTriangle, ...messages.sections.alerts },
  { to: paths.work, icon: IconSubtask, ...messages.sections.work },
  { to: paths.settings, icon: IconSettings, ...messages.sections.settings },
];

/** Returns the section that an address belongs to. */
export function sectionAt(pathname: string): AdminSection | undefined {
  return sections.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
}

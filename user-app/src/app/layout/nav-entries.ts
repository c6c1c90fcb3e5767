import {
  IconCalendarEvent,
  IconCreditCard,
  IconHome,
  IconId,
  IconSettings,
  IconUserCircle,
} from '@tabler/icons-react';
import type { NavEntry } from 'shared-lib/ui/side-layout';
import { paths } from '../../paths';
import { layoutMessages as messages } from './messages';

/** Sections of the account. */
export const navEntries: readonly NavEntry[] = [
  { to: paths.home, label: messages.home, icon: IconHome, exact: true },
  { to: paths.cards, label: messages.cards, icon: IconId },
  {
    to: paths.bookings,
    label: messages.bookings,
    icon: IconCalendarEvent,
    also: ['/reservas', paths.services],
  },
  { to: paths.payments, label: messages.payments, icon: IconCreditCard },
  { to: paths.profile, label: messages.profile, icon: IconUserCircle },
  { to: paths.settings, label: messages.settings, icon: IconSettings },
];

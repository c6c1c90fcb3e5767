import {
  IconCalendarEvent,
  IconCreditCard,
  IconHome,
  IconId,
  IconSettings,
  IconUserCircle,
} from '@tabler/icons-react';
import { paths } from '../../paths';
import { layoutMessages as messages } from './messages';

/** The sections of the account; `exact` ones are current only at their own address. */
export const navEntries = [
  { to: paths.home, label: messages.home, icon: IconHome, exact: true },
  { to: paths.cards, label: messages.cards, icon: IconId, exact: false },
  { to: paths.bookings, label: messages.bookings, icon: IconCalendarEvent, exact: false },
  { to: paths.payments, label: messages.payments, icon: IconCreditCard, exact: false },
  { to: paths.profile, label: messages.profile, icon: IconUserCircle, exact: false },
  { to: paths.settings, label: messages.settings, icon: IconSettings, exact: false },
];

import { sendReminders } from '../mail/send-reminders';
import { countTemplateUses } from './count-template-uses';
import { indexAccounts } from './index-accounts';
import type { Job } from './job';
import { purgeBusyDays } from './purge-busy-days';
import { purgeDeletedCards } from './purge-deleted-cards';
import { purgeExpired } from './purge-expired';
import { refreshBookableCards } from './refresh-bookable-cards';
import { rollUpStats } from './roll-up-stats';
import { completePastBookings, expirePendingBookings } from './settle-bookings';

/** What writes and sends mail takes a tenth of a second to load, for which no visitor's call is to wait. */
const deliverOutbox: Job = async (context) => {
  const mail = await import(/* webpackMode: "eager" */ '../mail/deliver-outbox');
  return mail.deliverOutbox(context);
};

/** Every periodic work of the product. One schedule runs the whole table. */
export const jobTable: Readonly<Record<string, Job>> = {
  purgeDeletedCards,
  purgeExpired,
  indexAccounts,
  rollUpStats,
  countTemplateUses,
  completePastBookings,
  expirePendingBookings,
  purgeBusyDays,
  refreshBookableCards,
  // Reminders first: what they put into the outbox leaves in the same run.
  sendReminders,
  deliverOutbox,
};

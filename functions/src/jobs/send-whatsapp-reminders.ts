import { Timestamp } from 'firebase-admin/firestore';
import type { Job } from '../scheduling/job';
import { tryPages } from '../scheduling/try-each';
import { sendReminder } from '../whatsapp/send-reminder';

/** Most reminders that one call processes, in pages. */
const PAGE = { size: 50, pages: 10 };

/** Sends the reminders by WhatsApp whose hour has come, each at most once. */
export const sendWhatsAppReminders: Job = (context) => {
  const { db, now } = context;
  const due = db
    .collection('whatsAppReminders')
    .where('sendAt', '<=', Timestamp.fromMillis(now))
    .orderBy('sendAt');
  return tryPages(context, due, PAGE, async ({ id }) => Number(await sendReminder({ db, now }, id)));
};

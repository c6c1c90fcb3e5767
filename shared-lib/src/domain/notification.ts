import { z } from 'zod';

/*
 * The bell. Functions write what happened and its facts; the words are the app's.
 */

const text = z.string().max(200);

/** What happened, by kind. */
export const notificationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('booking-new'),
    bookingId: text,
    customer: text,
    service: text,
    startsAt: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('payment-state'),
    bookingId: text,
    customer: text,
    state: z.enum(['paid', 'failed', 'refunded']),
  }),
  z.object({ kind: z.literal('template-update'), cardSlug: text, template: text, version: text }),
  z.object({ kind: z.literal('sessions-ended') }),
  z.object({ kind: z.literal('account-restored') }),
]);

export type NotificationEvent = z.infer<typeof notificationSchema>;

/** `users/{uid}/notifications/{id}`; times are milliseconds since the epoch. */
export interface Notification {
  id: string;
  event: NotificationEvent;
  createdAt: number;
  readAt: number | null;
}

/** How many the bell shows. */
export const NOTIFICATIONS_SHOWN = 30;

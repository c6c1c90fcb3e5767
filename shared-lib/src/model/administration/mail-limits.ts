/** Spans of time in which mail is counted. */
export type MailWindow = 'hour' | 'day';

/**
 * Most mails to third parties because of one owner, and to one mailbox from all owners. Mails above the limit wait, up
 * to a day.
 */
export const MAIL_LIMITS: Readonly<Record<'owner' | 'recipient', Readonly<Record<MailWindow, number>>>> = {
  owner: { hour: 60, day: 300 },
  recipient: { hour: 12, day: 40 },
};

import { HOUR_MS } from '../../../platform/time';
import { localDateOf } from '../../availability/zone-time';
import type { CardLanguage } from '../../languages/card-language';
import { notedAt, type HourNote } from '../visits/hour-note';

/** Languages that a template may be in at Meta, with ours whose dates it has. */
export const TEMPLATE_LANGUAGES = {
  es: 'es',
  es_ES: 'es',
  ca: 'ca',
  en: 'en',
  en_GB: 'en',
  en_US: 'en',
  fr: 'fr',
  de: 'de',
  it: 'it',
  pt_PT: 'pt',
} as const satisfies Readonly<Record<string, CardLanguage>>;

/** Language of a template, by Meta's code. */
export type TemplateLanguage = keyof typeof TEMPLATE_LANGUAGES;

export const TEMPLATE_LANGUAGE_CODES: readonly [TemplateLanguage, ...TemplateLanguage[]] = [
  'es',
  'es_ES',
  'ca',
  'en',
  'en_GB',
  'en_US',
  'fr',
  'de',
  'it',
  'pt_PT',
];

/** Longest phone number id, access token and template name, in characters. */
export const WHATSAPP_LIMITS = { phoneNumberId: 20, token: 1000, template: 512 } as const;

/** Shape of a phone number id, and of a template's name, as Meta makes them. */
export const PHONE_NUMBER_ID = /^\d{5,20}$/;
export const TEMPLATE_NAME = /^[a-z0-9_]{1,512}$/;

/** Hours of the owner's day in which reminders leave: from the first on, before the last. */
export const WHATSAPP_HOURS = { first: 9, last: 21 } as const;

/** Reason for which reminders can't be sent at all: the token or the phone number id isn't valid any more. */
export type WhatsAppStop = 'token' | 'number';

/**
 * Reason for which one reminder wasn't sent. `unknown` is for one of which nobody knows if it arrived.
 */
export type WhatsAppProblem =
  WhatsAppStop | 'no-number' | 'no-whatsapp' | 'template' | 'limit' | 'silent' | 'refused' | 'unknown';

export const WHATSAPP_PROBLEMS: readonly [WhatsAppProblem, ...WhatsAppProblem[]] = [
  'token',
  'number',
  'no-number',
  'no-whatsapp',
  'template',
  'limit',
  'silent',
  'refused',
  'unknown',
];

/** Reminder of a booking's hour that is sent by WhatsApp. Times are milliseconds since the epoch. */
export interface WhatsAppReminder {
  /** Start of the booking that it is about. */
  start: number;
  at: number;
  /** State of the sending: `sending` from the moment before it leaves, `waiting` while it is tried again. */
  state: 'sending' | 'sent' | 'waiting' | 'failed';
  /** Missing while it is sent, and once it was. */
  problem?: WhatsAppProblem;
}

/** Wish of a booking's visitor to be reminded by WhatsApp, with its outcome. */
export interface WhatsAppWish {
  askedAt: number;
  /** Missing until the first attempt. */
  reminder?: WhatsAppReminder;
}

/** An owner's connection to the WhatsApp Cloud API as they see it, without the token. Times are milliseconds since the epoch. */
export interface WhatsAppConnection {
  phoneNumberId: string;
  /** Number and name of the business, as Meta shows them. */
  displayPhone: string;
  verifiedName: string;
  template: string;
  language: TemplateLanguage;
  /** Hour of the day before at which reminders leave. */
  hour: number;
  /** Missing while reminders are sent. */
  stopped?: { at: number; problem: WhatsAppStop };
}

/** Returns the reminder by WhatsApp of a booking's present hour; `null` for none. */
export const whatsAppReminderOf = (booking: {
  start: number;
  whatsApp?: WhatsAppWish;
}): WhatsAppReminder | null => {
  const reminder = booking.whatsApp?.reminder;
  return reminder?.start === booking.start ? reminder : null;
};

/** Time from the last hour in which reminders leave until midnight, in milliseconds. */
const EVENING_MS = (24 - WHATSAPP_HOURS.last) * HOUR_MS;

/** Reports whether the reminder of a start can still leave: its hours end in the evening of the day before, by the owner's clocks. */
export const isBeforeReminder = (start: number, now: number, ownerZone: string): boolean =>
  localDateOf(now + EVENING_MS, ownerZone) < localDateOf(start, ownerZone);

/** Reports whether a visitor who asked for a reminder by WhatsApp will still get that of their booking's present hour. */
export function awaitsWhatsApp(
  booking: { start: number; reminded?: HourNote; whatsApp?: WhatsAppWish },
  now: number,
  ownerZone: string,
): boolean {
  const isOver =
    notedAt(booking.reminded, booking) !== null || whatsAppReminderOf(booking)?.state === 'failed';
  return booking.whatsApp !== undefined && !isOver && isBeforeReminder(booking.start, now, ownerZone);
}

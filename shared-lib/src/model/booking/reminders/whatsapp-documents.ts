import { z } from 'zod';
import { text, whole } from '../../stored/fields';
import { PHONE_NUMBER_ID, TEMPLATE_LANGUAGE_CODES, TEMPLATE_NAME, WHATSAPP_HOURS } from './whatsapp-reminder';

/** `users/{uid}/whatsApp/settings`, written and read by functions only. */
export const whatsAppDocumentSchema = z.strictObject({
  phoneNumberId: z.string().regex(PHONE_NUMBER_ID),
  /** Access token, encrypted. */
  sealed: text(4000),
  displayPhone: text(40),
  verifiedName: text(200),
  template: z.string().regex(TEMPLATE_NAME),
  language: z.enum(TEMPLATE_LANGUAGE_CODES),
  hour: whole(WHATSAPP_HOURS.first, WHATSAPP_HOURS.last - 1),
  stopped: z
    .strictObject({ at: whole(0, Number.MAX_SAFE_INTEGER), problem: z.enum(['token', 'number']) })
    .optional(),
});

/** Stored connection of an owner to the WhatsApp Cloud API. */
export type WhatsAppDocument = z.output<typeof whatsAppDocumentSchema>;

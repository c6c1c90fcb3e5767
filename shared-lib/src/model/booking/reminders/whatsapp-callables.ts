import { z } from 'zod';
import { defineCallable, perHour, returns } from '../../callable';
import {
  PHONE_NUMBER_ID,
  TEMPLATE_LANGUAGE_CODES,
  TEMPLATE_NAME,
  WHATSAPP_HOURS,
  WHATSAPP_LIMITS,
  type WhatsAppConnection,
} from './whatsapp-reminder';

/** Callables about the owner's WhatsApp Cloud API. */
export const whatsAppCallables = {
  /** Checks what the owner typed at Meta and stores it; an empty token leaves the stored one. */
  connectWhatsApp: defineCallable({
    input: z.object({
      phoneNumberId: z.string().trim().regex(PHONE_NUMBER_ID),
      token: z
        .string()
        .trim()
        .max(WHATSAPP_LIMITS.token)
        .regex(/^[\x21-\x7e]*$/),
      template: z.string().trim().regex(TEMPLATE_NAME),
      language: z.enum(TEMPLATE_LANGUAGE_CODES),
      hour: z
        .number()
        .int()
        .min(WHATSAPP_HOURS.first)
        .max(WHATSAPP_HOURS.last - 1),
    }),
    output: returns<WhatsAppConnection>(),
    capability: null,
    storedLimit: perHour(30),
  }),
  /** Returns the connection without its token; `null` for none. */
  readWhatsApp: defineCallable({
    input: z.object({}),
    output: returns<{ connection: WhatsAppConnection | null }>(),
    capability: null,
    inReadOnly: true,
  }),
  /** Removes the connection with its token: nobody is reminded by it any more. */
  disconnectWhatsApp: defineCallable({
    input: z.object({}),
    output: returns<Record<string, never>>(),
    capability: null,
  }),
};

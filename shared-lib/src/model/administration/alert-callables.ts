import { z } from 'zod';
import { ALERT_ACTIONS, alertSchema, MUTE_FACTS, MUTE_TEXT } from './alert';
import { defineCallable, perMinute, returns } from '../callable';
import { documentId } from '../values/document-id';

/** The callables of monitoring. */
export const alertCallables = {
  reportAlert: defineCallable({
    input: alertSchema,
    /** Empty id while alerts are switched off. */
    output: returns<{ alertId: string }>(),
    capability: null,
    inReadOnly: true,
    storedLimit: perMinute(5),
  }),
  /** Records that an alert was seen, acknowledges or reopens it, or mutes it and similar ones for some days. */
  actOnAlert: defineCallable({
    input: z.object({
      alertId: documentId,
      action: z.enum(ALERT_ACTIONS),
      days: z.int().min(1).max(90).default(1),
      /** Facts of the alert that those like it share; without them its kind. */
      like: z.array(z.enum(MUTE_FACTS)).max(MUTE_FACTS.length).default([]),
      /** Words that similar alerts contain; empty for any. */
      text: z.union([z.literal(''), z.string().trim().min(MUTE_TEXT.min).max(MUTE_TEXT.max)]).default(''),
    }),
    output: returns<{ alertId: string }>(),
    capability: 'operation',
  }),
  /** Ends a mute rule. */
  endAlertMute: defineCallable({
    input: z.object({ muteId: documentId }),
    output: returns<{ muteId: string }>(),
    capability: 'operation',
  }),
};

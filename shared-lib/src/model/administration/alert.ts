import { z } from 'zod';

/** Longest text that a diagnosis shows, in characters. */
const PREVIEW = 200;

const shortName = z.string().trim().min(1).max(60);
const fewFields = <Value extends z.ZodType>(value: Value) =>
  z.record(shortName, value).refine((fields) => Object.keys(fields).length <= 20, { message: 'too-many' });

/** An alert for the team, as an app sends it. */
export const alertSchema = z.object({
  title: z.string().trim().min(1).max(120),
  type: shortName,
  severity: z.enum(['critical', 'high', 'medium', 'low']),
  description: z.string().max(PREVIEW),
  metadata: fewFields(z.union([z.string().max(PREVIEW), z.number(), z.boolean(), z.null()])).default({}),
  metrics: fewFields(z.number()).default({}),
});

/** Input of {@link alertSchema}. */
export type AlertInput = z.input<typeof alertSchema>;

/** An alert as it is stored and sent on, with the client that the server saw. */
export interface Alert extends z.output<typeof alertSchema> {
  userId: string;
  ip: string;
  userAgent: string;
}

/** `alerts/{id}`; times are milliseconds since the epoch. */
export interface AlertRecord extends Alert {
  id: string;
  /** Times of its first and last occurrence on that day. */
  createdAt: number;
  lastAt: number;
  /** Number of occurrences on that day. */
  count: number;
  /** Time at which somebody acknowledged it; `null` while nobody has, or when it occurred again since. */
  acknowledgedAt: number | null;
  /** Address of the administrator who acknowledged it. */
  acknowledgedBy: string;
  /** Time at which somebody first looked at it; `null` while nobody has, or when it occurred again after it was settled. */
  seenAt: number | null;
  /** Time until which it calls nobody; `null` when it isn't muted. */
  mutedUntil: number | null;
  /** Id that alerts about the same problem share; missing in older alerts. */
  kind?: string;
  /** Result of the call of the webhook: `held` when there were too many within an hour. */
  webhook: 'pending' | 'sent' | 'failed' | 'off' | 'muted' | 'held';
}

/** Actions of administrators on an alert; `see` records that somebody has opened it. */
export const ALERT_ACTIONS = ['see', 'acknowledge', 'reopen', 'mute', 'unmute'] as const;
export type AlertAction = (typeof ALERT_ACTIONS)[number];

/** Facts of an alert that a mute rule can match. */
export const MUTE_FACTS = ['kind', 'browser', 'release', 'userId'] as const;
export type MuteFact = (typeof MUTE_FACTS)[number];

/** Least and most characters of the words that a mute rule looks for: fewer would be in nearly every alert. */
export const MUTE_TEXT = { min: 4, max: 120 } as const;

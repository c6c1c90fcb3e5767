import { z } from 'zod';

/** What a diagnosis shows of anything, in characters. */
const PREVIEW = 200;

const shortName = z.string().trim().min(1).max(60);
const fewFields = <Value extends z.ZodType>(value: Value) =>
  z.record(shortName, value).refine((fields) => Object.keys(fields).length <= 20, { message: 'too-many' });

/** Something that the team should hear of, as an app tells it. */
export const alertSchema = z.object({
  title: z.string().trim().min(1).max(120),
  type: shortName,
  severity: z.enum(['critical', 'high', 'medium', 'low']),
  description: z.string().max(PREVIEW),
  metadata: fewFields(z.union([z.string().max(PREVIEW), z.number(), z.boolean(), z.null()])).default({}),
  metrics: fewFields(z.number()).default({}),
});

/** What an app says of an alert. */
export type AlertInput = z.input<typeof alertSchema>;

/** An alert as it is kept and sent on: who told it is the server's to say. */
export interface Alert extends z.output<typeof alertSchema> {
  userId: string;
  ip: string;
  userAgent: string;
}

/** `alerts/{id}`; times are milliseconds since the epoch. */
export interface KeptAlert extends Alert {
  id: string;
  createdAt: number;
  /** What became of the call to the webhook. */
  webhook: 'pending' | 'sent' | 'failed' | 'off';
}

/** What each callable of monitoring takes. */
export const alertFunctionInputs = { reportAlert: alertSchema } as const;

/** What each callable of monitoring answers. */
export interface AlertFunctionOutputs {
  /** Empty id while alerts are switched off. */
  reportAlert: { alertId: string };
}

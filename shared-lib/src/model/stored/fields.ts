import { z } from 'zod';
import { MAX_PHOTO_SIDE } from '../files/photo-file';
import { isInstant } from './to-millis';

/*
 * Parts that several documents have. The rules (`firestore.rules`) say the same in their own language, and
 * two tests hold them together: rules-tests/schema/schema-limits.test.ts compares their limits, and whatever the rules let pass in
 * rules-tests/hostile/hostile-writes.test.ts parses here.
 */

/** A timestamp of Firestore, of the browser's SDK or of the Admin SDK. */
export const instant = z.custom<{ toMillis(): number }>(isInstant, { message: 'instant' });

export type Instant = z.infer<typeof instant>;

/** Text of at most `max` characters: UTF-16 units, as the rules count. */
export const text = (max: number) => z.string().max(max, `too-long:${max}`);

/** {@link text} that isn't blank. */
export const filledText = (max: number) =>
  text(max).refine((value) => value.trim() !== '', { message: 'required' });

export const whole = (min: number, max: number) => z.number().int().min(min).max(max);
export const color = z.string().regex(/^#[0-9a-fA-F]{6}$/);
export const zone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z_]{1,30}(\/[A-Za-z0-9_+-]{1,30}){0,2}$/);
export const version = z.string().regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/);

/** Number of a document's changes, which {@link auditEntrySchema} repeats. */
export const revision = whole(1, Number.MAX_SAFE_INTEGER);

/** A map of at most `most` fields. */
export const mapOf = <Key extends z.ZodString, Value extends z.ZodType>(
  key: Key,
  value: Value,
  most: number,
) =>
  z
    .record(key, value)
    .refine((map) => Object.keys(map).length <= most)
    .meta({ maxProperties: most });

const side = whole(1, MAX_PHOTO_SIDE);

/** A picture in Storage, named by the hash of its contents. */
export const picture = (path: RegExp) =>
  z.strictObject({ path: z.string().regex(path), width: side, height: side });

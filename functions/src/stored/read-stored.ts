import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { redact } from 'shared-lib/logger';
import { z } from 'zod';

/** A timestamp as the Admin SDK reads it. */
export const timestamp = z.instanceof(Timestamp);

/** Stored document that isn't what its collection holds. It names the document and the fields, and says nothing of their content. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';

  constructor(
    /** Such as `cards/abc`. */
    readonly path: string,
    fields: readonly string[],
  ) {
    super(`${path} can't be read: ${fields.join(', ')}`);
  }
}

/** Issues of a value without those of fields that a schema doesn't know: a later release may have written them. */
const issuesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.filter(({ code }) => code !== 'unrecognized_keys') ?? [];

/** Returns the value as it is stored. This is the one place where stored data gets its type. */
function checked<S extends z.ZodType>(schema: S, value: unknown, path: string, field?: string): z.input<S> {
  const issues = issuesOf(schema, value);
  if (issues.length > 0)
    throw new UnreadableDocument(
      path,
      issues.map((issue) => [...(field ? [field] : []), ...issue.path].join('.') || 'all of it'),
    );
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Its schema has just accepted it.
  return value as z.input<S>;
}

/**
 * Returns the contents of a stored document, parsed by its schema; `undefined` for a missing one.
 *
 * @throws UnreadableDocument for one that its schema refuses; fields that the schema doesn't know are left as they are
 */
export const readStored = <S extends z.ZodType>(
  schema: S,
  snapshot: DocumentSnapshot,
): z.input<S> | undefined =>
  snapshot.exists ? checked(schema, snapshot.data(), snapshot.ref.path) : undefined;

/**
 * Returns what a document holds that must exist, such as one that a query found.
 *
 * @throws UnreadableDocument for a missing one, and as {@link readStored} does
 */
export const requireStored = <S extends z.ZodType>(schema: S, snapshot: DocumentSnapshot): z.input<S> =>
  checked(schema, snapshot.data(), snapshot.ref.path);

/**
 * Returns one field of a document, such as `customer.email`.
 *
 * @throws UnreadableDocument for a field that its schema refuses, which a missing one is unless the schema is optional
 */
export const readField = <S extends z.ZodType>(
  schema: S,
  snapshot: DocumentSnapshot,
  field: string,
): z.input<S> => checked(schema, snapshot.get(field), snapshot.ref.path, field);

/** Logs a document that can't be read, so that others are handled without it; throws any other error. */
export function leaveOut(error: unknown): void {
  if (!(error instanceof UnreadableDocument)) throw error;
  logger.error('A stored document was left out', redact({ error }));
}

/**
 * Returns the contents of a list of documents. An unreadable one is left out, so that the others are handled, and logged for monitoring.
 */
export const readEachStored = <S extends z.ZodType>(
  schema: S,
  docs: readonly DocumentSnapshot[],
): { ref: DocumentSnapshot['ref']; id: string; data: z.input<S> }[] =>
  docs.flatMap((snapshot) => {
    try {
      return [{ ref: snapshot.ref, id: snapshot.id, data: requireStored(schema, snapshot) }];
    } catch (error) {
      leaveOut(error);
      return [];
    }
  });

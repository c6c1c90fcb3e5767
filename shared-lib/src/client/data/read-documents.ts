import type { DocumentData, DocumentReference, DocumentSnapshot } from 'firebase/firestore';
import { AppError } from '../../platform/errors';
import { reportError } from '../../platform/monitoring/reports/report-error';

/** Stored document that isn't what its collection holds. It names the document, and says nothing of its content. */
export class UnreadableDocument extends AppError {
  override readonly name = 'UnreadableDocument';

  constructor(
    /** Such as `cards/abc`. */
    readonly path: string,
    options?: { cause: unknown },
  ) {
    super('unreadable-document', `${path} can't be read`, options);
  }
}

/** A document as its SDK hands it over, with its path. */
export interface Found {
  readonly ref: Pick<DocumentReference, 'path'>;
}

/** Paths that were reported since the page was loaded, as listeners hand the same document over again and again. */
const reported = new Set<string>();

/**
 * Converts a document.
 *
 * @throws UnreadableDocument, which monitoring sees once, for one that `read` refuses
 */
export function readOne<Document extends Found, Value>(
  found: Document,
  read: (found: Document) => Value,
): Value {
  try {
    return read(found);
  } catch (cause) {
    const { path } = found.ref;
    const error = new UnreadableDocument(path, { cause });
    if (!reported.has(path)) reportError(error, { severity: 'medium', path });
    reported.add(path);
    throw error;
  }
}

/** Returns a reader of a document that may not exist, which answers `null` then. */
export const ifExists =
  <Value>(read: (data: DocumentData) => Value) =>
  (found: DocumentSnapshot): Value | null =>
    found.exists() ? read(found.data()) : null;

/** Converts the documents of a list. One that can't be read is left out, so that the others are shown, and monitoring sees it. */
export function readEach<Document extends Found, Value>(
  docs: readonly Document[],
  read: (found: Document) => Value,
): Value[] {
  return docs.flatMap((found) => {
    try {
      return [readOne(found, read)];
    } catch {
      return [];
    }
  });
}

/** Hands a followed document over, or an error where it can't be read. */
export function emitOne<Document extends Found, Value>(
  found: Document,
  read: (found: Document) => Value,
  onChange: (value: Value) => void,
  onError: (error: Error) => void,
): void {
  let value: Value;
  try {
    value = readOne(found, read);
  } catch (error) {
    onError(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  onChange(value);
}

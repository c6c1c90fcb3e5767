import { createHash } from 'node:crypto';
import type { Alert } from 'shared-lib/model';

/** Ids, numbers and hashes, which differ every time that the same problem occurs. */
const VARIABLE = /\b[0-9a-f]{8,}\b|[A-Za-z0-9_-]{20,}|\d+/g;

/** Returns an id that alerts about the same problem share, for use as a document's name. */
export function alertKind({ type, title, metadata }: Pick<Alert, 'type' | 'title' | 'metadata'>): string {
  const trouble = [type, title.replace(VARIABLE, '#'), metadata['job'] ?? ''].join('\n');
  return createHash('sha256').update(trouble).digest('hex').slice(0, 20);
}

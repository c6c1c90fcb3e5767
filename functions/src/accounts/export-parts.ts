import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { bucket } from '../firebase';
import { ownedFolders } from './owned-data';
import { ownedParts } from './owned-documents';

/** Size from which a part of an export is stored, in characters: far below a server's memory. */
const PART_SIZE = 4 * 1024 * 1024;

/** Documents from which a part is stored: so many are read again at most after an interruption. */
const PART_LINES = 1_000;

/** Name of the group of photos, beside those of collections. */
export const FILES_GROUP = 'files';

/** Place at which the reading of an account continues. */
export interface ExportPlace {
  /** Number of the group that is being read. */
  group: number;
  /** Path of the last document or file that is stored; empty at a group's beginning. */
  after: string;
}

/** Lines of an export's file, as `"path": value` of JSON, of one group. */
export interface ExportPart {
  group: string;
  lines: string[];
  /** Place behind them. */
  next: ExportPlace;
}

/** Replaces every timestamp in a value, at any depth, by an ISO string. */
function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlain(inner)]));
  }
  return value;
}

const lineOf = (path: string, value: unknown) => `${JSON.stringify(path)}:${JSON.stringify(value)}`;

/** Fields that open something to whoever reads them, by collection: an export is a file that may be passed on. */
const SECRET_FIELDS: Readonly<Record<string, readonly string[]>> = {
  calendarSources: ['address', 'account', 'etag'],
  calendarConsents: ['verifier', 'granted'],
  whatsApp: ['sealed'],
};

function documentLine(found: DocumentSnapshot): string {
  const secret = SECRET_FIELDS[found.ref.parent.id] ?? [];
  const shown = Object.entries(found.data() ?? {}).filter(([field]) => !secret.includes(field));
  return lineOf(found.ref.path, toPlain(Object.fromEntries(shown)));
}

/** Yields an account's photos as lines, behind a path. */
async function* photoLines(uid: string, after: string): AsyncGenerator<{ path: string; lines: string[] }> {
  for (const prefix of ownedFolders(uid)) {
    const [files] = await bucket().getFiles({ prefix });
    for (const file of files) {
      if (file.name <= after) continue;
      const [content] = await file.download();
      const contentType = String(file.metadata.contentType ?? '');
      const data = content.toString('base64');
      yield { path: file.name, lines: [lineOf(file.name, { contentType, data })] };
    }
  }
}

async function* documentLines(
  pages: AsyncGenerator<DocumentSnapshot[]>,
): AsyncGenerator<{ path: string; lines: string[] }> {
  for await (const page of pages) {
    const last = page.at(-1);
    if (last) yield { path: last.ref.path, lines: page.filter(({ exists }) => exists).map(documentLine) };
  }
}

/**
 * Reads everything that an account owns, from a place on, as parts of bounded size. The photos come last.
 *
 * @param isOver - Called after each page; once it returns true, what was read so far becomes the last part.
 */
export async function* exportParts(
  db: Firestore,
  uid: string,
  place: ExportPlace,
  isOver: () => boolean,
): AsyncGenerator<ExportPart> {
  const groups = [
    ...ownedParts(db, uid).map(({ collection, read }) => ({
      name: collection,
      read: (after: string) => documentLines(read(after)),
    })),
    { name: FILES_GROUP, read: (after: string) => photoLines(uid, after) },
  ];
  for (const [group, { name, read }] of groups.entries()) {
    if (group < place.group) continue;
    let lines: string[] = [];
    let size = 0;
    for await (const found of read(group === place.group ? place.after : '')) {
      lines.push(...found.lines);
      size += found.lines.reduce((sum, line) => sum + line.length, 0);
      if (size < PART_SIZE && lines.length < PART_LINES && !isOver()) continue;
      yield { group: name, lines, next: { group, after: found.path } };
      lines = [];
      size = 0;
    }
    yield { group: name, lines, next: { group: group + 1, after: '' } };
  }
}

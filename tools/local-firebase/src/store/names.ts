import { invalidArgument } from './status';

const DATABASE = /^projects\/([^/]+)\/databases\/([^/]+)$/;
const DOCUMENTS = /^(projects\/([^/]+)\/databases\/([^/]+))\/documents(?:\/(.+))?$/s;
/** An id that stands for an integer. Of all ids with two underscores on both sides only these are allowed. */
export const NUMERIC_ID = /^__id-?\d+__$/;
const MAX_ID_BYTES = 1500;
const MAX_NAME_BYTES = 6144;
const MAX_DEPTH = 100;

/** A full resource name taken apart. `segments` are the path below `documents`. */
export interface ResourceName {
  database: string;
  project: string;
  segments: string[];
}

/** Reads `projects/P/databases/D` and answers the project id. */
export function parseDatabaseName(name: string): { project: string; database: string } {
  const [, project] = DATABASE.exec(name) ?? [];
  if (project === undefined) throw invalidArgument(`Invalid database name '${name}'.`);
  return { project, database: name };
}

/** Reads `projects/P/databases/D/documents[/path]`, checking every id of the path. */
export function parseResourceName(name: string): ResourceName {
  const [, database, project, , path] = DOCUMENTS.exec(name) ?? [];
  if (database === undefined || project === undefined) {
    throw invalidArgument(`Invalid resource name '${name}'.`);
  }
  const segments = path === undefined ? [] : path.split('/');
  for (const segment of segments) checkId(segment);
  if (segments.length > MAX_DEPTH * 2)
    throw invalidArgument(`A path has at most ${MAX_DEPTH} subcollections.`);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw invalidArgument('A document name has at most 6 KiB.');
  return { database, project, segments };
}

/** Reads the name of a document: an even, non-zero number of segments. */
export function parseDocumentName(name: string): ResourceName {
  const parsed = parseResourceName(name);
  if (parsed.segments.length === 0 || parsed.segments.length % 2 !== 0) {
    throw invalidArgument(`'${name}' is not the name of a document.`);
  }
  return parsed;
}

/** Refuses the ids that production refuses. */
export function checkId(id: string): void {
  if (id === '') throw invalidArgument('A collection or document id is empty.');
  if (id === '.' || id === '..' || id.includes('/')) throw invalidArgument(`'${id}' is not a valid id.`);
  if (/^__.*__$/s.test(id) && !NUMERIC_ID.test(id)) {
    throw invalidArgument(`'${id}' is a reserved id.`);
  }
  if (Buffer.byteLength(id) > MAX_ID_BYTES) throw invalidArgument('An id has at most 1500 bytes.');
}

/** Returns the name without its last segment: a document's collection, or a collection's parent. */
export function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}

/** Returns the last segment of a name. */
export function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

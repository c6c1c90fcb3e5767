import type { IndexConfiguration } from './composite-indexes';
import type { Change, Database, StoredDocument } from './database';
import { getField, parseFieldPath, withField, type FieldPath } from './field-paths';
import { checkDocument, MAX_TRANSFORMS } from './limits';
import { parseDocumentName } from './names';
import { invalidArgument, StatusError } from './status';
import { formatMicros, parseMicros } from './timestamps';
import { applyTransforms, type FieldTransform } from './transforms';
import { identicalFields, type Fields, type Value } from './values';

/** One write of a commit, as it travels. Exactly one of the first four says what it is. */
export interface Write {
  update?: { name?: string; fields?: Fields };
  delete?: string;
  verify?: string;
  transform?: { document?: string; fieldTransforms?: FieldTransform[] };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: FieldTransform[];
  currentDocument?: Precondition;
}

export interface Precondition {
  exists?: boolean;
  updateTime?: string;
}

export interface WriteResult {
  updateTime?: string;
  transformResults?: Value[];
}

/** Result that a commit would have, computed without applying it. */
export interface CommitPlan {
  /** One entry for each document that was written, also where nothing changes: rules judge all of them. */
  readonly touched: ReadonlyMap<string, Change>;
  /** Documents that were only checked by `verify`. */
  readonly verified: readonly string[];
  readonly results: readonly WriteResult[];
  /** The first precondition that does not hold. It is thrown after the rules, which may hide it. */
  readonly failure?: StatusError;
}

/**
 * Works out a commit at `version`; later writes see the earlier ones.
 *
 * @param indexes - The exemptions in it count for the limit of index entries.
 */
export function planCommit(
  database: Database,
  writes: readonly Write[],
  version: number,
  indexes?: IndexConfiguration,
): CommitPlan {
  const touched = new Map<string, Change>();
  const verified: string[] = [];
  const results: WriteResult[] = [];
  let failure: StatusError | undefined;
  for (const write of writes) {
    const name = writeTarget(write);
    const earlier = touched.get(name);
    if (earlier && !earlier.after && needsDocument(write)) {
      throw invalidArgument(`A write of ${name} requires a document that the same commit deletes before it.`);
    }
    const current = earlier ? earlier.after : database.get(name);
    failure ??= failedPrecondition(name, current, write.currentDocument);
    if (write.verify !== undefined) {
      verified.push(name);
      results.push({});
      continue;
    }
    const { after, result } = applyWrite(name, current, write, version);
    if (after) checkDocument(name, after.fields, indexes);
    const before = database.get(name);
    const change = { name, before, after: settled(before, after) };
    touched.set(name, change);
    results.push(result(change.after));
  }
  return { touched, verified, results, failure };
}

/** Returns the changes of a plan that really change something; a no-op write is acknowledged but leaves no trace. */
export function changesOf(plan: CommitPlan): Change[] {
  return [...plan.touched.values()].filter(({ before, after }) => before !== after);
}

/** Returns the stored document, with its update time, where a write left the same content. */
function settled(before: StoredDocument | undefined, after: StoredDocument | undefined) {
  if (!before || !after || before.createTime !== after.createTime) return after;
  return identicalFields(before.fields, after.fields) ? before : after;
}

function applyWrite(name: string, current: StoredDocument | undefined, write: Write, version: number) {
  if (write.delete !== undefined) return { after: undefined, result: (): WriteResult => ({}) };
  const transforms = write.updateTransforms ?? write.transform?.fieldTransforms ?? [];
  if (transforms.length > MAX_TRANSFORMS)
    throw invalidArgument(`maximum ${MAX_TRANSFORMS} transforms allowed`);
  const given = write.update && (write.update.fields ?? {});
  let fields = given ? updatedFields(current, given, write.updateMask) : (current?.fields ?? {});
  const transformed = applyTransforms(fields, transforms, version);
  fields = transformed.fields;
  const unchanged = current !== undefined && identicalFields(current.fields, fields);
  const after = unchanged
    ? current
    : { name, fields, createTime: current?.createTime ?? version, updateTime: version };
  const result = (stored: StoredDocument | undefined): WriteResult => ({
    updateTime: formatMicros(stored?.updateTime ?? version),
    ...(transforms.length > 0 && { transformResults: transformed.results }),
  });
  return { after, result };
}

/** Without a mask the document is replaced; with one, a masked field that is not given is deleted. */
function updatedFields(
  current: StoredDocument | undefined,
  given: Fields,
  mask: Write['updateMask'],
): Fields {
  if (!mask) return given;
  const paths = (mask.fieldPaths ?? []).map(parseFieldPath);
  checkPaths(paths);
  let fields = current?.fields ?? {};
  for (const path of paths) fields = withField(fields, path, getField(given, path));
  return fields;
}

/** A field beside its parent is fine: the parent's value holds it too, so the order of the two doesn't matter. */
function checkPaths(paths: readonly FieldPath[]): void {
  const seen = new Set(paths.map((path) => JSON.stringify(path)));
  if (seen.size !== paths.length) throw invalidArgument('The update mask names a field twice.');
}

/** Returns the name of the document that a write is about. */
export function writeTarget(write: Write): string {
  const name = write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document;
  if (name === undefined) throw invalidArgument('A write says neither update, delete, verify nor transform.');
  parseDocumentName(name);
  return name;
}

function needsDocument({ currentDocument }: Write): boolean {
  return currentDocument?.exists === true || currentDocument?.updateTime !== undefined;
}

function failedPrecondition(
  name: string,
  current: StoredDocument | undefined,
  precondition: Precondition | undefined,
): StatusError | undefined {
  if (precondition?.exists === true && !current) {
    return new StatusError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (precondition?.exists === false && current) {
    return new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  if (precondition?.updateTime !== undefined) {
    if (!current) return new StatusError('NOT_FOUND', `No document to update: ${name}`);
    if (parseMicros(precondition.updateTime) !== current.updateTime) {
      return new StatusError(
        'FAILED_PRECONDITION',
        `The stored version (${formatMicros(current.updateTime)}) of ${name} does not match the required one (${precondition.updateTime}).`,
      );
    }
  }
  return undefined;
}

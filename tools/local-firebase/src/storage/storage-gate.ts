import type { Method } from '../rules/syntax/ast';
import { microsToRules } from '../rules/from-firestore';
import { RulesSession, type DocumentReader } from '../rules/session';
import { RulesMap, RulesPath, RulesTimestamp, type RulesValue } from '../rules/values';
import type { Caller } from '../service/caller';
import { jsonToRules } from '../service/caller';
import { documentReader } from '../service/gate';
import type { RulesSource } from '../service/rules-source';
import type { UsageMeter } from '../service/usage';
import { StatusError } from '../store/status';
import type { Store } from '../store/store';
import { etagOf } from './object-json';
import type { StoredObject } from './objects';

const SERVICE = 'firebase.storage';
const MAX_FIRESTORE_READS = 2;

/** Evaluates `storage.rules` before a file is touched. */
export class StorageGate {
  constructor(
    private readonly rules: RulesSource,
    private readonly store: Store,
    private readonly usage: UsageMeter,
    private readonly log: (message: string) => void,
  ) {}

  require(
    caller: Caller,
    method: Method,
    bucket: string,
    name: string,
    before: StoredObject | undefined,
    after?: StoredObject,
  ): void {
    const ruleset = caller.isOwner ? undefined : this.rules.rulesFor(bucket);
    if (!ruleset) return;
    if (caller.record) caller.record.verdict = 'allowed';
    const path = ['b', bucket, 'o', ...name.split('/').filter((segment) => segment !== '')];
    const request = RulesMap.of({
      auth: caller.auth,
      method,
      path: new RulesPath(path),
      time: microsToRules(this.store.clock.now()),
      resource: after ? resourceOf(after) : null,
    });
    const session = new RulesSession(this.firestoreReader(bucket), MAX_FIRESTORE_READS);
    const resource = before ? resourceOf(before) : null;
    const { allowed, reasons } = ruleset.decide(
      SERVICE,
      { method, path, request, resource },
      session,
      this.log,
    );
    this.usage.countRules(caller, session.readPaths.size);
    if (allowed) return;
    this.log(`denied: ${method} ${bucket}/${name} by ${caller.label}\n  ${reasons.join('\n  ')}`);
    if (caller.record) Object.assign(caller.record, { verdict: 'denied', reasons });
    throw new StatusError('PERMISSION_DENIED', `Permission denied. No ${method.toUpperCase()} permission.`);
  }

  /**
   * `firestore.get` names a database but no project: it is that of the bucket, `PROJECT.appspot.com` or the like. Documents of
   * another project are never seen, not even where the bucket's own has none.
   */
  private firestoreReader(bucket: string): DocumentReader {
    const [project = ''] = bucket.split('.');
    return {
      read: (path, after): RulesValue => {
        const name = `projects/${project}/databases/${path.segments[1] ?? ''}`;
        const database = [...this.store.allDatabases()].find((one) => one.name === name);
        // Nobody has written a document yet: it is missing, as any other would be.
        return database ? documentReader(database).read(path, after) : null;
      },
    };
  }
}

/** Returns a file as rules see it. */
function resourceOf(object: StoredObject): RulesMap {
  const { bucket, name, metageneration, generation, size, md5Hash, crc32c, contentType } = object;
  const optional = (text: string | undefined): RulesValue => text ?? '';
  return RulesMap.of({
    bucket,
    name,
    generation: BigInt(generation),
    metageneration: BigInt(metageneration),
    size: BigInt(size),
    md5Hash,
    crc32c,
    contentType,
    etag: etagOf(object),
    timeCreated: RulesTimestamp.fromMillis(BigInt(Date.parse(object.timeCreated))),
    updated: RulesTimestamp.fromMillis(BigInt(Date.parse(object.updated))),
    contentDisposition: optional(object.contentDisposition),
    contentEncoding: optional(object.contentEncoding),
    contentLanguage: optional(object.contentLanguage),
    cacheControl: optional(object.cacheControl),
    metadata: jsonToRules(object.metadata ?? {}),
  });
}

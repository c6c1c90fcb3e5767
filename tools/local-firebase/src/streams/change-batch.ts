import { toJson } from '../service/firestore-service';
import type { CommitEvent, StoredDocument } from '../store/database';
import { formatMicros } from '../store/timestamps';
import type { ListenResponse } from './listen-messages';
import type { TargetDelta } from './target';

/** The changes of one commit for all targets of a stream: one message for each document. */
export class ChangeBatch {
  private readonly byName = new Map<
    string,
    { document?: StoredDocument; updated: number[]; removed: number[]; changed: boolean }
  >();

  /** @param mayShow - Whether the client may see a document that is in none of its results any more. */
  constructor(
    private readonly version: number,
    private readonly mayShow: (document: StoredDocument) => boolean,
  ) {}

  get isEmpty(): boolean {
    return this.byName.size === 0;
  }

  add(id: number, { updated, left, deleted }: TargetDelta, event: CommitEvent): void {
    const changed = new Set(event.changes.map(({ name }) => name));
    for (const document of updated) this.entry(document.name, document, true).updated.push(id);
    for (const document of left)
      this.entry(document.name, document, changed.has(document.name)).removed.push(id);
    for (const name of deleted) this.entry(name, undefined, true).removed.push(id);
  }

  *messages(): Iterable<ListenResponse> {
    const readTime = formatMicros(this.version);
    for (const [name, { document, updated, removed, changed }] of this.byName) {
      if (!document) {
        yield { documentDelete: { document: name, readTime, removedTargetIds: removed } };
      } else if (updated.length === 0 && (!changed || !this.mayShow(document))) {
        // Pushed out by a limit, the document being as it was; or gone where this client has no rights.
        yield { documentRemove: { document: name, readTime, removedTargetIds: removed } };
      } else {
        yield {
          documentChange: {
            document: toJson(document),
            ...(updated.length > 0 && { targetIds: updated }),
            ...(removed.length > 0 && { removedTargetIds: removed }),
          },
        };
      }
    }
  }

  private entry(name: string, document: StoredDocument | undefined, changed: boolean) {
    let entry = this.byName.get(name);
    if (!entry) {
      entry = { document, updated: [], removed: [], changed };
      this.byName.set(name, entry);
    }
    return entry;
  }
}

import type { Author } from 'shared-lib/data';
import { dropMirror, mirrorDraft, readMirror } from './draft-mirror';
import type { DraftSource } from './draft-source';
import { beginEdit, reduceEdit, type EditEvent, type EditState } from './edit-state';
import { storeDraft } from './store-draft';

/** An edit of a template, which is kept in this browser until the server has it. */
export interface RunningEdit {
  getState: () => EditState;
  subscribe: (listener: () => void) => () => void;
  send: (event: EditEvent) => void;
  /** Saves at once; true when the server has it. */
  save: () => Promise<boolean>;
  /**
   * Publishes, once a pending save is done; nothing is saved meanwhile.
   *
   * @param work - Gets the present source, and returns the source of further edits; `null` for the same.
   */
  publish: (work: (source: DraftSource) => Promise<DraftSource | null>) => Promise<void>;
}

/** Stores or removes the copy in this browser after an event. */
function keepCopy({ type }: EditEvent, { draft, source, saving }: EditState): void {
  const { id, baseRevision } = source;
  if (type === 'changed' || (type === 'saved' && saving.state === 'unsaved'))
    mirrorDraft(id, { draft, baseRevision, at: Date.now() });
  else if (saving.state === 'saved') dropMirror(id);
}

/** Runs the edit of a template, of which this is the only writer in this tab. */
export function runEdit(initial: DraftSource, author: Author): RunningEdit {
  let state = beginEdit(initial, readMirror(initial.id));
  const listeners = new Set<() => void>();
  /** End of the work before; each save is made from the revision of the one before. */
  let running: Promise<unknown> = Promise.resolve();

  const send = (event: EditEvent) => {
    state = reduceEdit(state, event);
    keepCopy(event, state);
    listeners.forEach((listener) => listener());
  };
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = running.then(work);
    running = next.catch(() => undefined);
    return next;
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    save: () =>
      inTurn(async () => {
        if (state.stored === state.draft) return true;
        send({ type: 'save-started' });
        const outcome = await storeDraft(author, state);
        send(outcome);
        return outcome.type === 'saved';
      }),
    publish: (work) =>
      inTurn(async () => {
        const { draft, source } = state;
        send({ type: 'published', draft, source: await work(source) });
      }),
  };
}

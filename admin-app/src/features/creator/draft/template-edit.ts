import type { Template, TemplateDraft } from 'shared-lib/model';
import {
  askingKind,
  autosaveOf,
  isDirty,
  runAutosave,
  startAutosave,
  WHOLE,
  type Autosave,
  type AutosaveState,
} from 'shared-lib/draft';
import { describeError, UNANSWERED, ValidationError } from 'shared-lib/errors';
import { dropMirror, mirrorDraft, readMirror, type MirroredDraft } from './draft-mirror';
import { findSizeProblem } from './draft-problem';
import { draftOf, isSameDraft, type DraftSource } from './draft-source';

/** Delay after typing before a draft is autosaved, in milliseconds. */
export const SAVE_AFTER_MS = 1500;

/** State of saving an edit. */
export type SaveState =
  /** `offline`: without a network, and autosaved once there is one. */
  | { state: 'untouched' | 'unsaved' | 'saving' | 'saved' | 'offline' }
  | { state: 'failed'; message: string }
  /** Somebody else has saved in the meantime; `theirs` is the draft that they saved, `null` when the template is gone. */
  | { state: 'conflict'; theirs: TemplateDraft | null };

/** An edited template. */
export interface EditState {
  draft: TemplateDraft;
  source: DraftSource;
  saving: SaveState;
  /** True when this browser had changes that the server hadn't. */
  recovered: boolean;
}

/** Access to stored templates. */
export interface TemplateStore {
  /**
   * Saves a draft over the revision of its source.
   *
   * @returns The new revision.
   */
  save: (source: DraftSource, draft: TemplateDraft) => Promise<number>;
  /** @returns The template as it is now; `null` when it is gone. */
  load: (source: DraftSource) => Promise<Template | null>;
}

/** An edit of a template, which is stored in this browser until the server has it. */
export interface RunningEdit {
  getState: () => EditState;
  subscribe: (listener: () => void) => () => void;
  change: (part: Partial<TemplateDraft>) => void;
  /** Saves at once. */
  save: () => Promise<unknown>;
  /** Reports whether there is a network; an edit that waits for one is saved once there is. */
  showNetworkNotice: (online: boolean) => void;
  /** Resolves a conflict: overwrites theirs with mine, or continues with theirs. */
  resolve: (keep: 'mine' | 'theirs') => void;
  /**
   * Publishes, once all is saved.
   *
   * @param work - Gets the present source, and returns the source of further edits; `null` for the same.
   */
  publish: (work: (source: DraftSource) => Promise<DraftSource | null>) => Promise<void>;
}

const templateAutosave = autosaveOf<TemplateDraft>({
  ...askingKind<TemplateDraft>(),
  // It can't be saved without a name, nor before its author has chosen one of two conflicting versions.
  toSavable: (draft, saved, withheld) => (withheld.length > 0 || draft.name.trim() === '' ? saved : draft),
  conflict: 'template-conflict',
});

/** Runs the edit of a template, of which this is the only writer in this tab. */
export function runEdit(initial: DraftSource, store: TemplateStore): RunningEdit {
  const mirrored = readMirror(initial.id);
  // It may have been saved all the same, if the page was closed before the answer arrived.
  const recovered = mirrored !== null && !isSameDraft(mirrored.draft, initial.draft);
  const listeners = new Set<() => void>();
  let source = initial;
  /** Revision that the draft was made from; that of `source`, unless the author has yet to choose. */
  let madeFrom = recovered ? mirrored.baseRevision : initial.baseRevision;
  let isTouched = recovered;
  let error: unknown = null;
  let isLoading = false;
  let engine = open(initial.draft);
  let shown = stateOf(engine.getState());
  let copy: MirroredDraft | null = mirrored;
  if (recovered) goOnWith(mirrored.draft, mirrored.baseRevision !== initial.baseRevision);

  function open(base: TemplateDraft): Autosave<TemplateDraft> {
    const own = runAutosave(
      templateAutosave,
      startAutosave(base, source.baseRevision ?? 0, navigator.onLine),
      {
        pause: SAVE_AFTER_MS,
        save: (draft) =>
          saveDraft(draft).catch((reason: unknown) => {
            error = reason;
            throw reason;
          }),
        onChange: (state) => {
          if (own === engine) follow(state);
        },
      },
    );
    return own;
  }

  /** Continues with a draft that isn't stored; asks first where somebody has stored another one since. */
  function goOnWith(draft: TemplateDraft, asks: boolean) {
    const { base } = engine.getState();
    engine.send({ type: 'recovered', draft, base, overlaps: asks ? [WHOLE] : [] });
  }

  async function saveDraft(draft: TemplateDraft): Promise<number> {
    const problem = findSizeProblem(draft);
    if (problem !== null) throw new ValidationError(problem);
    const revision = await store.save(source, draft);
    rebase(revision);
    return revision;
  }

  function rebase(revision: number) {
    const isTemplate = source.where === 'userTemplates';
    source = { ...source, baseRevision: revision, ...(isTemplate && { templateRevision: revision }) };
  }

  function follow(state: AutosaveState<TemplateDraft>) {
    if (state.overlaps.length === 0) madeFrom = source.baseRevision;
    keepCopy(state);
    if (state.awaitingNewer && !isLoading) void loadTheirs();
    shown = stateOf(state);
    listeners.forEach((listener) => listener());
  }

  function keepCopy(state: AutosaveState<TemplateDraft>) {
    const { draft } = state;
    if (!isDirty(state)) {
      copy = null;
      dropMirror(source.id);
    } else if (draft !== copy?.draft || madeFrom !== copy.baseRevision) {
      copy = { draft, baseRevision: madeFrom, at: Date.now() };
      mirrorDraft(source.id, copy);
    }
  }

  async function loadTheirs() {
    isLoading = true;
    // When it can't be read, the engine says after a while that saving failed.
    const theirs = await store.load(source).catch(() => undefined);
    isLoading = false;
    if (theirs) {
      rebase(theirs.revision);
      engine.send({ type: 'server-changed', content: draftOf(theirs), revision: theirs.revision });
    } else if (theirs === null) {
      const { base, draft } = engine.getState();
      source = { ...source, baseRevision: null };
      engine = open(base);
      goOnWith(draft, true);
    }
  }

  function savingOf(state: AutosaveState<TemplateDraft>): SaveState {
    if (state.overlaps.length > 0)
      return { state: 'conflict', theirs: source.baseRevision === null ? null : state.base };
    if (state.failure === UNANSWERED || templateAutosave.saveStatus(state) === 'offline')
      return { state: 'offline' };
    if (state.failure !== null) return { state: 'failed', message: describeError(error).message };
    if (state.saving || state.awaitingNewer) return { state: 'saving' };
    if (isDirty(state)) return { state: 'unsaved' };
    return { state: isTouched ? 'saved' : 'untouched' };
  }

  function stateOf(state: AutosaveState<TemplateDraft>): EditState {
    return { draft: state.draft, source, saving: savingOf(state), recovered };
  }

  return {
    getState: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(part) {
      isTouched = true;
      engine.send({ type: 'edited', draft: { ...engine.getState().draft, ...part } });
    },
    save() {
      engine.send({ type: 'retried' });
      return engine.flush();
    },
    showNetworkNotice: (online) => engine.send({ type: 'online-changed', online }),
    resolve: (keep) => engine.send({ type: 'overlaps-resolved', keep }),
    async publish(work) {
      await engine.flush();
      const { draft } = engine.getState();
      const next = await work(source);
      if (!next) return;
      source = next;
      engine = open(draft);
      follow(engine.getState());
    },
  };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { getTemplate, saveTemplate } from 'shared-lib/data';
import type { Template, TemplateDraft } from 'shared-lib/domain';
import { AppError, describeError } from 'shared-lib/errors';
import { useAuthor } from '../../../session/admin-context';
import { compileForSaving } from './compile-for-saving';
import { dropMirror, mirrorDraft, readMirror } from './draft-mirror';
import { isSameDraft, type DraftSource } from './draft-source';

/** Wait after typing before a draft saves by itself, in milliseconds. */
const SAVE_AFTER_MS = 1500;

/** How far the edit is on its way to the server. */
export type SaveState =
  | { state: 'untouched' | 'unsaved' | 'saving' | 'saved' }
  | { state: 'failed'; message: string }
  /** Somebody else saved meanwhile; `theirs` is what they saved. */
  | { state: 'conflict'; theirs: Template | null };

/** The template at work. */
export interface TemplateEdit {
  draft: TemplateDraft;
  source: DraftSource;
  saving: SaveState;
  /** True when this browser had kept more than the server. */
  recovered: boolean;
  change: (part: Partial<TemplateDraft>) => void;
  /** Saves at once; true when the server has it. */
  save: () => Promise<boolean>;
  /** After a conflict: writes mine over theirs, or goes on with theirs. */
  keepMine: () => void;
  takeTheirs: () => void;
  /**
   * Publishes, once what is being saved is saved; nothing is saved meanwhile.
   *
   * @param work - Gets where the draft stands now, and answers where its edits go from then on; `null` for where they went.
   */
  publish: (work: (source: DraftSource) => Promise<DraftSource | null>) => Promise<void>;
}

interface Edit {
  draft: TemplateDraft;
  source: DraftSource;
}

function begin(source: DraftSource): { edit: Edit; recovered: boolean } {
  const kept = readMirror(source.id);
  // It may have been saved all the same, when the page was gone before the answer came.
  const isNews = kept !== null && !isSameDraft(kept.draft, source.draft);
  if (!isNews) return { edit: { draft: source.draft, source }, recovered: false };
  // An older base makes the next save ask which of the two is meant.
  return {
    edit: { draft: kept.draft, source: { ...source, baseRevision: kept.baseRevision } },
    recovered: true,
  };
}

/**
 * Edits a template: keeps what is typed in this browser at once, saves it by itself a moment later, and asks when
 * somebody else saved meanwhile.
 */
export function useTemplateDraft(initial: DraftSource): TemplateEdit {
  const author = useAuthor();
  const [start] = useState(() => begin(initial));
  const [edit, setEdit] = useState(start.edit);
  const [saving, setSaving] = useState<SaveState>({ state: start.recovered ? 'unsaved' : 'untouched' });
  const latest = useRef(edit);
  const running = useRef<Promise<boolean> | null>(null);
  /** What the server has of it, as far as this browser knows. */
  const stored = useRef<TemplateDraft | null>(
    start.recovered || initial.baseRevision === null ? null : initial.draft,
  );

  const put = useCallback((next: Edit) => {
    latest.current = next;
    setEdit(next);
  }, []);

  const change = useCallback(
    (part: Partial<TemplateDraft>) => {
      const { draft, source } = latest.current;
      const next = { draft: { ...draft, ...part }, source };
      mirrorDraft(source.id, { draft: next.draft, baseRevision: source.baseRevision });
      put(next);
      setSaving((earlier) => (earlier.state === 'conflict' ? earlier : { state: 'unsaved' }));
    },
    [put],
  );

  const save = useCallback((): Promise<boolean> => {
    const settle = (draft: TemplateDraft, source: DraftSource, revision: number) => {
      const isTemplate = source.where === 'userTemplates';
      const next = {
        ...source,
        baseRevision: revision,
        ...(isTemplate && { templateRevision: revision }),
      };
      stored.current = draft;
      const isLatest = latest.current.draft === draft;
      put({ draft: latest.current.draft, source: next });
      if (isLatest) dropMirror(source.id);
      else mirrorDraft(source.id, { draft: latest.current.draft, baseRevision: revision });
      setSaving({ state: isLatest ? 'saved' : 'unsaved' });
    };
    const run = async (): Promise<boolean> => {
      const { draft, source } = latest.current;
      if (stored.current === draft) return true;
      setSaving({ state: 'saving' });
      try {
        const compiledCode = await compileForSaving(draft.reactCode);
        const revision = await saveTemplate(author, source.where, {
          id: source.id,
          draft,
          compiledCode,
          baseRevision: source.baseRevision,
        });
        settle(draft, source, revision);
        return true;
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'template-conflict')) {
          setSaving({ state: 'failed', message: describeError(error).message });
          return false;
        }
        const theirs = await getTemplate(source.id, source.where).catch(() => null);
        // A save of this browser whose answer was lost: there is nothing to ask.
        const isOwn = theirs !== null && isSameDraft(theirs, draft);
        if (isOwn) settle(draft, source, theirs.revision);
        else setSaving({ state: 'conflict', theirs });
        return isOwn;
      }
    };
    // One after the other: each save is made from the revision of the one before.
    const next = (running.current ?? Promise.resolve(true)).then(run);
    running.current = next;
    return next;
  }, [author, put]);

  const isDue = saving.state === 'unsaved' && edit.draft.name.trim() !== '';
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDue, edit.draft, save]);

  const onto = (theirs: Template | null, draft: TemplateDraft) => {
    const { source } = latest.current;
    stored.current = draft === theirs ? draft : null;
    put({ draft, source: { ...source, baseRevision: theirs?.revision ?? null } });
  };

  return {
    ...edit,
    saving,
    recovered: start.recovered,
    change,
    save,
    keepMine: () => {
      if (saving.state !== 'conflict') return;
      onto(saving.theirs, latest.current.draft);
      void save();
    },
    takeTheirs: () => {
      if (saving.state !== 'conflict' || !saving.theirs) return;
      onto(saving.theirs, saving.theirs);
      dropMirror(latest.current.source.id);
      setSaving({ state: 'saved' });
    },
    publish: (work) => {
      const run = async () => {
        const { draft, source } = latest.current;
        const next = await work(source);
        stored.current = draft;
        if (!next) return;
        put({ draft: latest.current.draft, source: next });
        dropMirror(next.id);
        setSaving({ state: 'saved' });
      };
      const published = (running.current ?? Promise.resolve(true)).then(run);
      running.current = published.then(
        () => true,
        () => false,
      );
      return published;
    },
  };
}

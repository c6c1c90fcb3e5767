import { isSameValue } from '../../model/values/same-value';
import { mergeFields } from './merge';
import { keysOf } from '../../model/values/keys-of';

/** A draft, and the stored content on which it is based. */
export interface ThreeWay<Content, Path extends string = string> {
  base: Content;
  /** Content on screen, valid or not. */
  draft: Content;
  /**
   * Fields that were changed to different values here and elsewhere, until the person chooses; `draft` has the values of
   * here.
   */
  overlaps: Path[];
}

/** A kind of document with drafts: its fields by their paths, and how two edits of it are merged. */
export interface DraftKind<Content, Path extends string = string> {
  merge(base: Content, mine: Content, theirs: Content): { content: Content; overlaps: Path[] };
  /** Returns the value at a path; undefined when there is no such place any more. */
  read(content: Content, path: Path): unknown;
  write(content: Content, path: Path, value: unknown): Content;
}

/** Path of a document that isn't merged. */
export const WHOLE = 'whole';

/**
 * Returns the kind of a document that isn't merged: when both sides changed it, it has one overlap, and the person
 * chooses one of the two.
 */
export function askingKind<Content>(): DraftKind<Content, typeof WHOLE> {
  return {
    merge: (base, mine, theirs) => {
      if (isSameValue(mine, base) || isSameValue(mine, theirs)) return { content: theirs, overlaps: [] };
      return { content: mine, overlaps: isSameValue(theirs, base) ? [] : [WHOLE] };
    },
    read: (content) => content,
    write: (_content, _path, value: Content) => value,
  };
}

/** Returns the kind of a form: its fields are the paths, and each is merged as a whole. */
export function formKind<Form extends object>(): DraftKind<Form, keyof Form & string> {
  return {
    merge: (base, mine, theirs) => {
      const overlaps: (keyof Form & string)[] = [];
      const fields = keysOf<keyof Form & string>({ ...base, ...mine, ...theirs });
      return { content: mergeFields(fields, [base, mine, theirs], overlaps), overlaps };
    },
    read: (form, field) => form[field],
    write: (form, field, value) => ({ ...form, [field]: value }),
  };
}

/** Returns the draft of stored content without changes. */
export const startDraft = <Content, Path extends string = string>(
  content: Content,
): ThreeWay<Content, Path> => ({ base: content, draft: content, overlaps: [] });

/** Reports whether a draft has changes that aren't stored. */
export const isDirty = ({ base, draft }: ThreeWay<unknown>): boolean => !isSameValue(base, draft);

/** Returns the overlaps whose two versions still exist and differ. */
export function stillOpen<Content, Path extends string>(
  kind: DraftKind<Content, Path>,
  paths: readonly Path[],
  draft: Content,
  base: Content,
): Path[] {
  return [...new Set(paths)].filter((path) => {
    const [mine, theirs] = [kind.read(draft, path), kind.read(base, path)];
    return mine !== undefined && theirs !== undefined && !isSameValue(mine, theirs);
  });
}

/**
 * Bases a draft on newer stored content, merging both.
 *
 * @param sent - Content of a pending save of ours, which isn't somebody else's change; `null` for none.
 * @returns The same object when nothing changes.
 */
export function rebase<Content, Path extends string>(
  kind: DraftKind<Content, Path>,
  draft: ThreeWay<Content, Path>,
  stored: Content,
  sent: Content | null = null,
): ThreeWay<Content, Path> {
  if (isSameValue(draft.base, stored)) return draft;
  const merged = kind.merge(draft.base, draft.draft, stored);
  const foreign = merged.overlaps.filter(
    (path) => sent === null || !isSameValue(kind.read(stored, path), kind.read(sent, path)),
  );
  const overlaps = stillOpen(kind, [...draft.overlaps, ...foreign], merged.content, stored);
  return { base: stored, draft: merged.content, overlaps };
}

/** Returns the draft with its own values in all overlaps. */
export const keepOwn = <Content, Path extends string>(
  draft: ThreeWay<Content, Path>,
): ThreeWay<Content, Path> => ({ ...draft, overlaps: [] });

/** Returns the draft with the stored values in all overlaps. */
export function takeStored<Content, Path extends string>(
  kind: DraftKind<Content, Path>,
  draft: ThreeWay<Content, Path>,
): ThreeWay<Content, Path> {
  const content = draft.overlaps.reduce(
    (before, path) => kind.write(before, path, kind.read(draft.base, path)),
    draft.draft,
  );
  return { base: draft.base, draft: content, overlaps: [] };
}

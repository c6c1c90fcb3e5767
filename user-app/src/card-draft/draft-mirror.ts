import { cardContentSchema, isSameValue, requireShape, type CardContent } from 'shared-lib/model';
import { contentToSave, type AutosaveState } from './autosave-state';
import type { ContentPath } from './content-paths';
import { readDrafts, writeDraft } from 'shared-lib/draft';

/** An unsaved draft as it is stored on this device, with the content that it was edited from. */
export interface DraftMirror {
  draft: CardContent;
  base: CardContent;
  /** Overlaps with changes made elsewhere that the owner has yet to decide. */
  overlaps: ContentPath[];
  /** True when none of it can be sent before its owner decides. */
  needsOwner?: boolean;
  keptAt: number;
}

/** Schema problems that a draft may have; any other means that the copy isn't a draft. */
const TYPING_MISTAKES = new Set(['too_big', 'too_small', 'custom', 'invalid_format', 'invalid_value']);

function isContent(value: unknown): value is CardContent {
  const parsed = cardContentSchema.safeParse(value);
  return parsed.success || parsed.error.issues.every((issue) => TYPING_MISTAKES.has(issue.code));
}

/** Stores an unsaved draft on this device. */
export function keepDraft(key: string, mirror: DraftMirror): void {
  writeDraft(key, JSON.stringify(mirror));
}

/** Removes a draft that the server has. */
export function forgetDraft(key: string): void {
  writeDraft(key, null);
}

/** Stores the changes of an autosave that the server doesn't have yet. */
export function mirrorAutosave(key: string, state: AutosaveState): void {
  const { draft, base, overlaps } = state;
  if (isSameValue(draft, base)) forgetDraft(key);
  else {
    keepDraft(key, { draft, base, overlaps, needsOwner: contentToSave(state) === null, keptAt: Date.now() });
  }
}

/**
 * Finds the drafts of a card whose editor isn't open any more: those of tabs that crashed or were closed before saving.
 *
 * @param isOpen - Reports whether the editor that owns a key is still open.
 * @returns The oldest first, with the keys to remove afterwards.
 */
export function findLostDrafts(
  uid: string,
  cardId: string,
  isOpen: (key: string) => boolean,
): { key: string; mirror: DraftMirror }[] {
  const found: { key: string; mirror: DraftMirror }[] = [];
  for (const [key, text] of readDrafts(uid, cardId)) {
    if (isOpen(key)) continue;
    const mirror = parseMirror(text);
    if (mirror) found.push({ key, mirror });
    else forgetDraft(key);
  }
  return found.sort((first, second) => first.mirror.keptAt - second.mirror.keptAt);
}

function parseMirror(text: string): DraftMirror | null {
  try {
    const shape = { draft: 'map', base: 'map', overlaps: 'list', keptAt: 'number' } as const;
    const mirror = requireShape<DraftMirror>(JSON.parse(text), shape);
    return isContent(mirror.draft) && isContent(mirror.base) ? mirror : null;
  } catch {
    return null;
  }
}

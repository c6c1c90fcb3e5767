import { cardContentSchema, type CardContent } from 'shared-lib/domain';
import { contentToSave, type AutosaveState } from './autosave-state';
import { sameValue, type ContentPath } from './content-paths';
import { readDrafts, writeDraft } from './draft-store';

/** An unsaved draft as it is kept on this device, with what it was edited from. */
export interface DraftMirror {
  draft: CardContent;
  base: CardContent;
  /** Fields that were changed elsewhere too, still to be decided. */
  overlaps: ContentPath[];
  /** Nothing of it can be sent before its owner looks at it. */
  needsOwner?: boolean;
  keptAt: number;
}

/** Schema problems that a draft may well have; any other means that the copy is not a draft. */
const TYPING_MISTAKES = new Set(['too_big', 'too_small', 'custom', 'invalid_format', 'invalid_value']);

function isContent(value: unknown): value is CardContent {
  const parsed = cardContentSchema.safeParse(value);
  return parsed.success || parsed.error.issues.every((issue) => TYPING_MISTAKES.has(issue.code));
}

/** Keeps an unsaved draft. */
export function keepDraft(key: string, mirror: DraftMirror): void {
  writeDraft(key, JSON.stringify(mirror));
}

/** Forgets a draft, once the server has it. */
export function forgetDraft(key: string): void {
  writeDraft(key, null);
}

/** Keeps what the server doesn't have yet of a draft that saves itself. */
export function mirrorAutosave(key: string, state: AutosaveState): void {
  const { draft, base, overlaps } = state;
  if (sameValue(draft, base)) forgetDraft(key);
  else {
    keepDraft(key, { draft, base, overlaps, needsOwner: contentToSave(state) === null, keptAt: Date.now() });
  }
}

/**
 * Drafts of a card that no open editor keeps any more: those of tabs that crashed or were closed before saving.
 *
 * @param isOpen - Whether the editor that owns a key is still open.
 * @returns The oldest first, with the keys to forget afterwards.
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
    const value = JSON.parse(text) as Partial<DraftMirror>;
    return isContent(value.draft) &&
      isContent(value.base) &&
      Array.isArray(value.overlaps) &&
      typeof value.keptAt === 'number'
      ? (value as DraftMirror)
      : null;
  } catch {
    return null;
  }
}

import { cardContentSchema, type CardContent } from 'shared-lib/domain';
import type { ContentPath } from './content-paths';

/** An unsaved draft as it is kept on this device, with what it was edited from. */
export interface DraftMirror {
  draft: CardContent;
  base: CardContent;
  /** Fields that were changed elsewhere too, still to be decided. */
  overlaps: ContentPath[];
  keptAt: number;
}

/** Schema problems that a draft may well have; any other means that the copy is not a draft. */
const TYPING_MISTAKES = new Set(['too_big', 'too_small', 'custom', 'invalid_format', 'invalid_value']);

function isContent(value: unknown): value is CardContent {
  const parsed = cardContentSchema.safeParse(value);
  return parsed.success || parsed.error.issues.every((issue) => TYPING_MISTAKES.has(issue.code));
}

function prefixOf(uid: string, cardId: string): string {
  return `tarjetero:draft:${uid}:${cardId}:`;
}

/** Where the editor of one tab keeps its draft; two tabs never overwrite each other's. */
export function draftKey(uid: string, cardId: string, tab: string): string {
  return prefixOf(uid, cardId) + tab;
}

/** Keeps an unsaved draft. A device that refuses storage keeps none, and nothing else fails. */
export function keepDraft(storage: Storage, key: string, mirror: DraftMirror): void {
  try {
    storage.setItem(key, JSON.stringify(mirror));
  } catch {
    // Full or forbidden: the draft stays on screen and is still saved to the server.
  }
}

/** Forgets a draft, once the server has it. */
export function forgetDraft(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // A device that refuses storage kept nothing.
  }
}

/**
 * Drafts of a card that no open editor keeps any more: those of tabs that crashed or were closed before saving.
 *
 * @param isOpen - Whether the editor that owns a key is still open.
 * @returns The oldest first, with the keys to forget afterwards.
 */
export function findLostDrafts(
  storage: Storage,
  uid: string,
  cardId: string,
  isOpen: (key: string) => boolean,
): { key: string; mirror: DraftMirror }[] {
  const found: { key: string; mirror: DraftMirror }[] = [];
  try {
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(prefixOf(uid, cardId)) || isOpen(key)) continue;
      const mirror = parseMirror(storage.getItem(key));
      if (mirror) found.push({ key, mirror });
      else storage.removeItem(key);
    }
  } catch {
    return [];
  }
  return found.sort((first, second) => first.mirror.keptAt - second.mirror.keptAt);
}

function parseMirror(text: string | null): DraftMirror | null {
  try {
    const value = JSON.parse(text ?? '') as Partial<DraftMirror>;
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

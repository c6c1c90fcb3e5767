import type { TemplateDraft } from 'shared-lib/domain';

/*
 * What was typed and isn't saved yet, kept in this browser so that a reload, a crash or a closed tab loses nothing.
 */

/** A copy of an edit that may not have reached the server. */
export interface MirroredDraft {
  draft: TemplateDraft;
  /** The revision that the edit began with, `null` for a new template. */
  baseRevision: number | null;
}

const keyOf = (id: string) => `tarjetero:plantilla:${id}`;

/** Keeps an edit; a browser that refuses storage keeps none. */
export function mirrorDraft(id: string, mirrored: MirroredDraft): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(mirrored));
  } catch {
    // The edit is still on screen, and saved in a moment.
  }
}

/** What is kept of an edit, or `null`. */
export function readMirror(id: string): MirroredDraft | null {
  try {
    const text = localStorage.getItem(keyOf(id));
    return text ? (JSON.parse(text) as MirroredDraft) : null;
  } catch {
    return null;
  }
}

/** Forgets an edit that the server has. */
export function dropMirror(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept.
  }
}

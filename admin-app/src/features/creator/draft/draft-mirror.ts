import { requireShape, type TemplateDraft } from 'shared-lib/model';
import { openTextStore } from 'shared-lib/draft';
import { siteStorage } from 'shared-lib/storage';

/*
 * Copies of unsaved edits, stored in this browser so that a reload, a crash or a closed tab loses nothing.
 */

/** A copy in this browser of an edit that may not have reached the server. */
export interface MirroredDraft {
  draft: TemplateDraft;
  /** Revision that the edit began with; `null` for a new template. */
  baseRevision: number | null;
  /** Time of the edit, in milliseconds since the epoch; missing in older copies. */
  at?: number;
}

/** A copy with the id of its template. */
export interface StoredDraft extends MirroredDraft {
  id: string;
}

const PREFIX = 'tarjetero:plantilla:';

const mirrors = openTextStore('tarjetero:plantillas-changed', siteStorage);

/** The listed edits, until one changes. */
let listed: readonly StoredDraft[] | null = null;
mirrors.subscribe(() => {
  listed = null;
});

const parse = (text: string | null | undefined): MirroredDraft | null => {
  try {
    const shape = { draft: 'map', baseRevision: 'number?', at: 'number?' } as const;
    return text ? requireShape<MirroredDraft>(JSON.parse(text), shape) : null;
  } catch {
    return null;
  }
};

/** Stores an edit. */
export function mirrorDraft(id: string, mirrored: MirroredDraft): void {
  mirrors.write(PREFIX + id, JSON.stringify(mirrored));
}

/** Returns the stored edit of a template, or `null`. */
export const readMirror = (id: string): MirroredDraft | null => parse(mirrors.read(PREFIX + id));

/** Removes an edit that the server has. */
export const dropMirror = (id: string): void => mirrors.write(PREFIX + id, null);

/** Calls a listener whenever an edit is stored or removed; returns a function that stops it. */
export const subscribeToMirrors = mirrors.subscribe;

/** Lists the edits in this browser that the server may not have, newest first; the same list until it changes. */
export function listMirrors(): readonly StoredDraft[] {
  return (listed ??= [...mirrors.under(PREFIX)]
    .flatMap(([key, text]) => {
      const mirrored = parse(text);
      return mirrored ? [{ id: key.slice(PREFIX.length), ...mirrored }] : [];
    })
    .sort((a, b) => (b.at ?? 0) - (a.at ?? 0)));
}

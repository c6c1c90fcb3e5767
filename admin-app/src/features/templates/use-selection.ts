import { useState } from 'react';
import type { TemplateListEntry } from 'shared-lib/model';

/** Selection of templates among those that the filters find. */
export interface Selection {
  /** Selected templates, in the order of the list. */
  chosen: TemplateListEntry[];
  has: (id: string) => boolean;
  /** Selects a template, or takes it out. */
  toggle: (id: string) => void;
  /** Selects all of these, or takes them out when all are selected. */
  toggleAll: (ids: readonly string[]) => void;
  clear: () => void;
}

/**
 * Manages a selection of templates. A template that the filters exclude isn't acted on, but is selected again once they include it.
 *
 * @param found - Templates that the filters find.
 */
export function useSelection(found: readonly TemplateListEntry[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const change = (changed: readonly string[], isChosen: boolean) => {
    setIds((before) => {
      const after = new Set(before);
      for (const id of changed) {
        if (isChosen) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  };
  return {
    chosen: found.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle: (id) => change([id], !ids.has(id)),
    toggleAll: (some) => change(some, !some.every((id) => ids.has(id))),
    clear: () => setIds(new Set()),
  };
}

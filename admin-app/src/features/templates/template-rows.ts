import type { TemplateListEntry, TemplateRow, TemplateUse } from 'shared-lib/domain';

/** A line of the list, with what can be done to it. */
export interface ListedTemplate extends TemplateRow {
  /** Its use was counted. */
  isCounted: boolean;
  /** Both component and style are there. */
  isValid: boolean;
  /** Edits of the published form wait to be published. */
  hasDraft: boolean;
}

/**
 * A template as a line of the list.
 *
 * @param use - `undefined` until it was counted: zero meanwhile.
 */
export function toRow(entry: TemplateListEntry, use: TemplateUse | undefined): ListedTemplate {
  const { id, name, description, category, isPublic, downloadCount, isValid, hasDraft } = entry;
  return {
    id,
    name,
    description,
    category,
    isPublic,
    downloads: downloadCount,
    usage: use?.usage ?? 0,
    trend: use?.trend ?? null,
    isCounted: use !== undefined,
    isValid,
    hasDraft,
  };
}

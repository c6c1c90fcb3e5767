import type { TemplateListEntry, TemplateRow, TemplateUse } from 'shared-lib/model';

/** A line of the list. */
export interface ListedTemplate extends TemplateRow {
  /** True once its use was counted. */
  isCounted: boolean;
  /** True when it has both component and style. */
  isValid: boolean;
  /** True when the published version has unpublished edits. */
  hasDraft: boolean;
  section: TemplateListEntry['targetSection'];
  version: string;
  /** Milliseconds since the epoch, and the address of who it was; empty where the log doesn't say. */
  editedAt: number;
  editedBy: string;
  /** Uses of the last seven days. */
  recent: number;
}

/**
 * Returns the line of a template.
 *
 * @param use - `undefined` until it was counted, which shows as zero.
 */
export function toRow(entry: TemplateListEntry, use: TemplateUse | undefined): ListedTemplate {
  const { id, name, description, category, isPublic, downloadCount, isValid, hasDraft } = entry;
  const { targetSection: section, version, updatedAt: editedAt, editedBy } = entry;
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
    ...{ section, version, editedAt, editedBy, recent: use?.recent ?? 0 },
  };
}

import {
  isValidTemplate,
  type Template,
  type TemplateListEntry,
  type TemplateRow,
  type TemplateUse,
} from 'shared-lib/domain';

/** A line of the list, with what can be done to it. */
export interface ListedTemplate extends TemplateRow {
  /** As it is stored; `null` until it was read. */
  template: Template | null;
  /** Its use was counted. */
  isCounted: boolean;
  /** Both component and style are there. */
  isValid: boolean;
  /** Edits of the published form wait to be published. */
  hasDraft: boolean;
}

/** What is known of a line's template beside its place in the list. */
export interface RowDetail {
  template: Template | null;
  hasDraft: boolean;
  /** `undefined` until it was counted: zero meanwhile. */
  use: TemplateUse | undefined;
}

/** A template as a line of the list: as it was found, and as it is once it was read. */
export function toRow(entry: TemplateListEntry, { template, hasDraft, use }: RowDetail): ListedTemplate {
  const { id, name, description, category, isPublic, downloadCount } = template ?? entry;
  return {
    id,
    name,
    description,
    category,
    isPublic,
    downloads: downloadCount,
    usage: use?.usage ?? 0,
    trend: use?.trend ?? null,
    template,
    isCounted: use !== undefined,
    isValid: template === null || isValidTemplate(template),
    hasDraft,
  };
}

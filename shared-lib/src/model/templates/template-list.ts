import type { TemplateIndexEntry } from './template';

/** Most templates that the administrators' list searches, the most downloaded first. */
export const MAX_LISTED_TEMPLATES = 1000;

/** A template in the administrators' list. */
export interface TemplateListEntry extends Omit<TemplateIndexEntry, 'preview'> {
  isPublic: boolean;
  /** True when it has both component and style. */
  isValid: boolean;
  /** True when the published version has unpublished edits. */
  hasDraft: boolean;
  /** Address of who changed it last; empty where the log doesn't say. */
  editedBy: string;
}

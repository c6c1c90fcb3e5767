import { z } from 'zod';
import type { TemplateIndexEntry, TemplateStats } from './template';

/*
 * The calls about templates that only Cloud Functions can carry out; administrators make them. Each can be repeated safely.
 */

/** Templates that one question about their use may name. */
export const MOST_COUNTED_TEMPLATES = 100;

/** Templates that one question may have counted anew, whatever is known of them. */
const MOST_RECOUNTED = 6;

const templateId = z.string().min(1).max(128);

/** What each callable takes. */
export const templateFunctionInputs = {
  /** Writes anew what the gallery searches, after anything public changed. */
  indexTemplates: z.object({}),
  /** On how many cards templates show, and how often they were applied lately. */
  countTemplateUse: z.object({
    /** Those that have to be known; a few of those that nobody has counted yet are counted now. */
    templateIds: z.array(templateId).max(MOST_COUNTED_TEMPLATES),
    /** Those whose use has to be exact: it is counted now. */
    recount: z.array(templateId).max(MOST_RECOUNTED),
  }),
  /** Counts how often a template was applied on each day (UTC) of a period. */
  countTemplateDays: z.object({ templateId, days: z.literal([7, 30, 90]) }),
  /** Every template in short, for the administrators' list, and the figures above it. */
  listTemplates: z.object({}),
} as const;

/** As many templates as the administrators' list searches, the most downloaded first. */
export const MOST_LISTED_TEMPLATES = 1000;

/** A template as the administrators' list finds it. */
export interface TemplateListEntry extends Omit<TemplateIndexEntry, 'preview'> {
  isPublic: boolean;
  /** Both component and style are there. */
  isValid: boolean;
  /** Edits of the published form wait to be published. */
  hasDraft: boolean;
}

/** How much a template is used. */
export interface TemplateUse {
  /** Active instances by version, of versions that have any. */
  byVersion: Record<string, number>;
  /** Active instances in all. */
  usage: number;
  /** Uses of the last seven days against the seven before, in percent; `null` when there were none before. */
  trend: number | null;
}

/** What each callable answers. */
export interface TemplateFunctionOutputs {
  indexTemplates: { templates: number };
  countTemplateDays: { days: Record<string, number> };
  /** Of every template that was counted, those that were asked for among them as far as they are. */
  countTemplateUse: { use: Record<string, TemplateUse> };
  listTemplates: { templates: TemplateListEntry[]; stats: TemplateStats };
}

import { z } from 'zod';
import type { TemplateIndexEntry, TemplateStats } from './template';

/*
 * The calls about templates that only Cloud Functions can carry out; administrators make them. Each can be repeated safely.
 */

/** Templates that one question about their use may name. */
const TEMPLATES_AT_ONCE = 100;

/** What each callable takes. */
export const templateFunctionInputs = {
  /** Writes anew what the gallery searches, after anything public changed. */
  indexTemplates: z.object({}),
  /** Counts on how many cards templates show, and how often they were applied lately. */
  countTemplateUse: z.object({ templateIds: z.array(z.string().min(1).max(128)).max(TEMPLATES_AT_ONCE) }),
  /** Counts how often a template was applied on each day (UTC) of a period. */
  countTemplateDays: z.object({ templateId: z.string().min(1).max(128), days: z.literal([7, 30, 90]) }),
  /** Every template in short, for the administrators' list, and the figures above it. */
  listTemplates: z.object({}),
} as const;

/** As many templates as the administrators' list searches, the most downloaded first. */
export const MOST_LISTED_TEMPLATES = 1000;

/** A template as the administrators' list finds it. */
export interface TemplateListEntry extends Omit<TemplateIndexEntry, 'preview'> {
  isPublic: boolean;
}

/** How much a template is used. */
export interface TemplateUse {
  /** Active instances, by version. */
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
  countTemplateUse: { use: Record<string, TemplateUse> };
  listTemplates: { templates: TemplateListEntry[]; stats: TemplateStats };
}

import { z } from 'zod';
import { DAY_MS } from '../time';
import { documentId } from './document-id';
import { TEMPLATE_LIMITS, type TemplateIndexEntry, type TemplateStats } from './template';
import { templateDraftSchema } from './template-schema';

/*
 * The calls about templates that only Cloud Functions can carry out; administrators make them. Each can be repeated safely.
 */

/** Templates that one call about their use may name. */
export const MOST_COUNTED_TEMPLATES = 100;

/** Templates that one call may have counted again. */
const MOST_RECOUNTED = 6;

const templateId = documentId;

/** Input schemas of callables about templates. */
export const templateFunctionInputs = {
  /** Rewrites the gallery's index, after a public template changed. */
  indexTemplates: z.object({}),
  /** Returns the number of cards that show templates, and the trend of their use. */
  countTemplateUse: z.object({
    /** Templates whose use is wanted; a few that were never counted are counted now. */
    templateIds: z.array(templateId).max(MOST_COUNTED_TEMPLATES),
    /** Templates whose use has to be exact, and is counted now. */
    recount: z.array(templateId).max(MOST_RECOUNTED),
  }),
  /** Counts how often a template was applied on each day (UTC) of a period. */
  countTemplateDays: z.object({ templateId, days: z.literal([7, 30, 90]) }),
  /** Publishes what was checked at a later time, once; a schedule of before is replaced. */
  schedulePublication: z.object({
    id: templateId,
    /** Template in its new version, as it passed the checks. */
    draft: templateDraftSchema,
    compiledCode: z.string().min(1).max(TEMPLATE_LIMITS.compiledCode),
    notes: z.string().max(TEMPLATE_LIMITS.notes),
    /** Milliseconds since the epoch. */
    publishAt: z.number().int().positive(),
    /** Revision of the template for which it was checked. */
    baseRevision: z.number().int().nonnegative(),
  }),
  /** Takes a publication back that waits for its time. */
  cancelPublication: z.object({ id: templateId }),
  /** Returns every template in short, for the administrators' list, and the figures above it. */
  listTemplates: z.object({}),
} as const;

/** Most templates that the administrators' list searches, the most downloaded first. */
export const MOST_LISTED_TEMPLATES = 1000;

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

/** Use of a template. */
export interface TemplateUse {
  /** Active instances by version, for versions that have any. */
  byVersion: Record<string, number>;
  /** Active instances in all. */
  usage: number;
  /** Uses of the last seven days against the seven before, in percent; `null` when there were none before. */
  trend: number | null;
  /** Uses of the last seven days. */
  recent: number;
}

/** Longest time ahead for which a publication is scheduled, in milliseconds: a year. */
export const MOST_SCHEDULED_MS = 366 * DAY_MS;

/** `scheduledPublications/{templateId}`: a version that waits for its time. Times are milliseconds since the epoch. */
export interface ScheduledPublication {
  /** The template's id. */
  id: string;
  name: string;
  version: string;
  publishAt: number;
  scheduledBy: string;
  scheduledByEmail: string;
}

/** Outputs of callables about templates. */
export interface TemplateFunctionOutputs {
  indexTemplates: { templates: number };
  schedulePublication: { publishAt: number };
  cancelPublication: { isCancelled: boolean };
  countTemplateDays: { days: Record<string, number> };
  /** Use of every template that was counted, which may lack some that were asked for. */
  countTemplateUse: { use: Record<string, TemplateUse> };
  listTemplates: { templates: TemplateListEntry[]; stats: TemplateStats };
}

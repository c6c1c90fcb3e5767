import { z } from 'zod';
import { defineCallable, returns } from '../callable';
import { documentId } from '../values/document-id';
import { TEMPLATE_LIMITS, type TemplateStats } from './template';
import type { TemplateListEntry } from './template-list';
import { templateDraftSchema } from './template-schema';
import { MAX_COUNTED_TEMPLATES, type TemplateUse } from './template-use';

/*
 * The calls about templates that only Cloud Functions can carry out; administrators make them. Each can be repeated safely.
 */

/** Templates that one call may have counted again. */
const MAX_RECOUNTED = 6;

const templateId = documentId;

/** Callables about templates. */
export const templateCallables = {
  /** Rewrites the gallery's index, after a public template changed. */
  indexTemplates: defineCallable({
    input: z.object({}),
    output: returns<{ templates: number }>(),
    capability: 'design',
  }),
  /** Returns the number of cards that show templates, and the trend of their use. */
  countTemplateUse: defineCallable({
    input: z.object({
      /** Templates whose use is wanted; a few that were never counted are counted now. */
      templateIds: z.array(templateId).max(MAX_COUNTED_TEMPLATES),
      /** Templates whose use has to be exact, and is counted now. */
      recount: z.array(templateId).max(MAX_RECOUNTED),
    }),
    /** Use of every template that was counted, which may lack some of the requested ones. */
    output: returns<{ use: Record<string, TemplateUse> }>(),
    capability: 'design',
    inReadOnly: true,
  }),
  /** Counts how often a template was applied on each day (UTC) of a period. */
  countTemplateDays: defineCallable({
    input: z.object({ templateId, days: z.literal([7, 30, 90]) }),
    output: returns<{ days: Record<string, number> }>(),
    capability: 'panel',
    inReadOnly: true,
  }),
  /** Schedules the publication of a checked version; an earlier schedule is replaced. */
  schedulePublication: defineCallable({
    input: z.object({
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
    output: returns<{ publishAt: number }>(),
    capability: 'design',
  }),
  /** Takes a publication back that waits for its time. */
  cancelPublication: defineCallable({
    input: z.object({ id: templateId }),
    output: returns<{ isCancelled: boolean }>(),
    capability: 'design',
  }),
  /** Returns every template in short, for the administrators' list, and the figures above it. */
  listTemplates: defineCallable({
    input: z.object({}),
    output: returns<{ templates: TemplateListEntry[]; stats: TemplateStats }>(),
    capability: 'design',
    inReadOnly: true,
  }),
};

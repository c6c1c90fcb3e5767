import { z } from 'zod';
import { TEMPLATE_LIMITS } from './template';
import { filledText, instant, mapOf, revision, text, version } from '../stored/fields';

/** A field that an owner fills in. */
export const templateFieldSchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,39}$/),
  label: filledText(TEMPLATE_LIMITS.fieldLabel),
  type: z.enum(['text', 'textarea', 'image', 'color', 'url', 'select', 'switch', 'number']),
  defaultValue: z.union([text(TEMPLATE_LIMITS.fieldText), z.number(), z.boolean()]),
  editable: z.boolean(),
  options: z.array(text(TEMPLATE_LIMITS.optionText)).max(TEMPLATE_LIMITS.options).optional(),
  formerId: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]{0,39}$/)
    .optional(),
});

const code = {
  reactCode: text(TEMPLATE_LIMITS.reactCode),
  cssCode: text(TEMPLATE_LIMITS.cssCode),
  jsonConfig: z.array(templateFieldSchema).max(TEMPLATE_LIMITS.fields),
};

/** `userTemplates/{id}` and `adminTemplates/{id}` */
export const templateDocumentSchema = z.strictObject({
  ...code,
  name: filledText(TEMPLATE_LIMITS.name),
  description: text(TEMPLATE_LIMITS.description),
  category: text(TEMPLATE_LIMITS.category),
  version,
  author: text(TEMPLATE_LIMITS.author),
  targetSection: z.enum(['profile', 'links']),
  isPublic: z.boolean(),
  /** The component compiled to JavaScript when the template is saved. */
  compiledCode: text(TEMPLATE_LIMITS.compiledCode).optional(),
  tags: z.array(text(TEMPLATE_LIMITS.tag)).max(TEMPLATE_LIMITS.tags),
  downloadCount: z.number().int().min(0),
  rating: z.number().min(0).max(5),
  /** The instance that raised the counter last, by which the rules check the raise. */
  lastInstanceId: z.string().optional(),
  createdAt: instant,
  updatedAt: instant,
  revision,
});

/** `userTemplates/{id}/versions/{semver}` */
export const templateVersionSchema = z.strictObject({
  ...code,
  version,
  compiledCode: text(TEMPLATE_LIMITS.compiledCode),
  notes: text(TEMPLATE_LIMITS.notes),
  publishedBy: z.string(),
  publishedAt: instant,
});

/** `templateInstances/{id}` */
export const templateInstanceDocumentSchema = z.strictObject({
  templateId: text(128),
  templateVersion: version,
  userId: z.string(),
  cardId: text(128),
  cardOwner: z.string(),
  targetSection: z.enum(['profile', 'links']),
  /** The one link that it is for; missing for all links of the section. */
  targetItemId: text(40).optional(),
  data: mapOf(z.string(), z.unknown(), 60),
  /** Values of fields that a later version of the template no longer has. */
  attic: mapOf(z.string(), z.unknown(), 200),
  /** By link id, or `profile`. Functions decide which of it visitors get. */
  markup: mapOf(z.string(), z.unknown(), 60),
  isActive: z.boolean(),
  appliedAt: instant,
  updatedAt: instant,
  /** Version that the owner has gone back from, which no roll-out puts onto this place again; functions write it. */
  declinedVersion: version.optional(),
});

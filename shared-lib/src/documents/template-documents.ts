import { z } from 'zod';
import { filledText, instant, revision, text, version } from './fields';

/** A field that an owner fills in. */
export const templateFieldSchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,39}$/),
  label: filledText(80),
  type: z.enum(['text', 'textarea', 'image', 'color', 'url', 'select', 'switch', 'number']),
  defaultValue: z.union([text(2000), z.number(), z.boolean()]),
  editable: z.boolean(),
  options: z.array(text(80)).max(20).optional(),
  formerId: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]{0,39}$/)
    .optional(),
});

const code = {
  reactCode: text(100_000),
  cssCode: text(60_000),
  jsonConfig: z.array(templateFieldSchema).max(60),
};

/** `userTemplates/{id}` and `adminTemplates/{id}` */
export const templateDocumentSchema = z.strictObject({
  ...code,
  name: filledText(80),
  description: text(600),
  category: text(60),
  version,
  author: text(80),
  targetSection: z.enum(['profile', 'links']),
  isPublic: z.boolean(),
  /** The component compiled to JavaScript when the template is saved. */
  compiledCode: text(150_000).optional(),
  tags: z.array(text(40)).max(20),
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
  compiledCode: text(150_000),
  notes: text(600),
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
  data: z.record(z.string(), z.unknown()).refine((data) => Object.keys(data).length <= 60),
  /** Values of fields that a later version of the template no longer has. */
  attic: z.record(z.string(), z.unknown()).refine((attic) => Object.keys(attic).length <= 200),
  /** By link id, or `profile`. Functions decide which of it visitors get. */
  markup: z.record(z.string(), z.unknown()).refine((markup) => Object.keys(markup).length <= 60),
  isActive: z.boolean(),
  appliedAt: instant,
  updatedAt: instant,
});

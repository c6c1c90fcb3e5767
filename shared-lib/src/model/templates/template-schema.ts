import { z } from 'zod';
import { TEMPLATE_FIELD_TYPES, TEMPLATE_LIMITS, type TemplateDraft, type TemplateField } from './template';
import { fitsField } from './template-migration';

/*
 * Schema of the templates that the creator and an import accept. Messages are codes (`code` or `code:limit`), read by
 * `shared-lib/errors`. The publish gate checks whether its code can be rendered.
 */

const text = (max: number) => z.string().max(max, `too-long:${max}`);
const fieldId = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,39}$/, 'field-id-invalid');
const filled = (max: number) => text(max).refine((value) => value.trim() !== '', { message: 'required' });

/** One field of a template, whose default has to be a value that it can hold. */
export const templateFieldFormSchema: z.ZodType<TemplateField> = z
  .strictObject({
    id: fieldId,
    label: filled(TEMPLATE_LIMITS.fieldLabel),
    type: z.enum(TEMPLATE_FIELD_TYPES, 'field-type-unknown'),
    defaultValue: z.union(
      [text(TEMPLATE_LIMITS.fieldText), z.number(), z.boolean()],
      'field-default-invalid',
    ),
    editable: z.boolean(),
    options: z
      .array(filled(TEMPLATE_LIMITS.optionText))
      .max(TEMPLATE_LIMITS.options, `too-many-options:${TEMPLATE_LIMITS.options}`)
      .optional(),
    formerId: fieldId.optional(),
  })
  .superRefine((field, context) => {
    if (field.type === 'select' && (field.options ?? []).length === 0) {
      context.addIssue({ code: 'custom', path: ['options'], message: 'options-required' });
      return;
    }
    if (!fitsField(field, field.defaultValue))
      context.addIssue({ code: 'custom', path: ['defaultValue'], message: 'field-default-invalid' });
  });

/** The fields of a template, with unique ids. */
export const templateFieldsSchema = z
  .array(templateFieldFormSchema)
  .max(TEMPLATE_LIMITS.fields, `too-many-fields:${TEMPLATE_LIMITS.fields}`)
  .superRefine((fields, context) => {
    fields.forEach(({ id }, index) => {
      if (fields.findIndex((other) => other.id === id) < index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: 'field-id-twice' });
    });
  });

/** A template as it may be saved. */
export const templateDraftSchema: z.ZodType<TemplateDraft> = z.strictObject({
  name: filled(TEMPLATE_LIMITS.name),
  description: text(TEMPLATE_LIMITS.description),
  category: text(TEMPLATE_LIMITS.category),
  version: z.string().regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/, 'version-invalid'),
  author: text(TEMPLATE_LIMITS.author),
  targetSection: z.enum(['profile', 'links'], 'section-invalid'),
  reactCode: text(TEMPLATE_LIMITS.reactCode),
  cssCode: text(TEMPLATE_LIMITS.cssCode),
  jsonConfig: templateFieldsSchema,
  tags: z
    .array(filled(TEMPLATE_LIMITS.tag))
    .max(TEMPLATE_LIMITS.tags, `too-many-tags:${TEMPLATE_LIMITS.tags}`),
});

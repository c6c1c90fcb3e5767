import { EXAMPLE_TEMPLATES, isSameValue, type TemplateDraft, type TemplateSection } from 'shared-lib/model';

/** Returns the changes of a draft with its section: an untouched example becomes that of the new section. */
export function changeSection(draft: TemplateDraft, targetSection: TemplateSection): Partial<TemplateDraft> {
  const { reactCode, cssCode, jsonConfig } = draft;
  const isUntouched = isSameValue({ reactCode, cssCode, jsonConfig }, EXAMPLE_TEMPLATES[draft.targetSection]);
  return { targetSection, ...(isUntouched && EXAMPLE_TEMPLATES[targetSection]) };
}

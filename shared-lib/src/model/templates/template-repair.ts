import type { TemplateCode, TemplateSection } from './template';
import { EXAMPLE_TEMPLATES } from './template-examples';

/** Reports whether a template can be rendered: it has both component and style. */
export function isValidTemplate({
  reactCode,
  cssCode,
}: Pick<TemplateCode, 'reactCode' | 'cssCode'>): boolean {
  return reactCode.trim() !== '' && cssCode.trim() !== '';
}

/**
 * Fills missing code with the section's example; existing code stays. The example's fields come with its component,
 * where the template has none.
 *
 * @param section - `profile` when none is given.
 */
export function repairTemplate(code: TemplateCode, section: TemplateSection = 'profile'): TemplateCode {
  const example = EXAMPLE_TEMPLATES[section] ?? EXAMPLE_TEMPLATES.profile;
  const hasComponent = code.reactCode.trim() !== '';
  return {
    reactCode: hasComponent ? code.reactCode : example.reactCode,
    cssCode: code.cssCode.trim() === '' ? example.cssCode : code.cssCode,
    jsonConfig: hasComponent || code.jsonConfig.length > 0 ? code.jsonConfig : example.jsonConfig,
  };
}

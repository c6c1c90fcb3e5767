import type { TemplateCode, TemplateSection } from './template';
import { EXAMPLE_TEMPLATES } from './template-examples';

/** True when there is something to draw: both the component and its style are there. */
export function isValidTemplate({
  reactCode,
  cssCode,
}: Pick<TemplateCode, 'reactCode' | 'cssCode'>): boolean {
  return reactCode.trim() !== '' && cssCode.trim() !== '';
}

/**
 * Fills what is missing with the example of the section; what is there stays. The example's fields come with its
 * component, where the template has none of its own.
 *
 * @param section - `profile` when nothing says which.
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

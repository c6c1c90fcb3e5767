import { parseLinkUrl, TEMPLATE_LIMITS, type TemplateField, type TemplateValue } from '../../model';
import { messages } from './messages';

/** Returns the problem of a field's value as a sentence; `null` when it is valid. */
export function valueProblem({ type }: TemplateField, value: TemplateValue): string | null {
  if (typeof value !== 'string') return null;
  if (value.length > TEMPLATE_LIMITS.fieldText) return messages.tooLong(TEMPLATE_LIMITS.fieldText);
  if (type === 'url' && value.trim() !== '') {
    const parsed = parseLinkUrl(value);
    if (!parsed.ok) return parsed.problem === 'url-handle' ? messages.handle : messages.url;
  }
  if (type === 'color' && !/^#[0-9a-fA-F]{6}$/.test(value)) return messages.color;
  return null;
}

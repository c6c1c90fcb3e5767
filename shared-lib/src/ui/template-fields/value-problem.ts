import { parseLinkUrl, TEMPLATE_LIMITS, type TemplateField, type TemplateValue } from '../../domain';
import { messages } from './messages';

/** What keeps a value from being one of its field, in a sentence; `null` when nothing does. */
export function valueProblem({ type }: TemplateField, value: TemplateValue): string | null {
  if (typeof value !== 'string') return null;
  if (value.length > TEMPLATE_LIMITS.fieldText) return messages.tooLong(TEMPLATE_LIMITS.fieldText);
  if (type === 'url' && value.trim() !== '' && !parseLinkUrl(value).ok) return messages.url;
  if (type === 'color' && !/^#[0-9a-fA-F]{6}$/.test(value)) return messages.color;
  return null;
}

import { messages } from './messages';

/** Longest value that a sentence shows, in characters. */
const SHORT = 40;

const date = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant as the log writes it. */
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The instant of a time, or `null` for what is no time. */
function instantOf(path: string, value: unknown): number | null {
  if (typeof value === 'string' && INSTANT.test(value)) return Date.parse(value);
  return typeof value === 'number' && /(At|\bat)$/.test(path) ? value : null;
}

/** A value of a field as people read it. */
export function formatValue(path: string, value: unknown): string {
  const instant = instantOf(path, value);
  if (instant !== null) return date.format(instant);
  if (value === undefined || value === null || value === '') return messages.nothing;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.length === 0 ? messages.nothing : value.join(', ');
  }
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

/** The same, where it is short enough for a sentence; else `null`. */
export function formatShort(path: string, value: unknown): string | null {
  const text = formatValue(path, value);
  return text.length <= SHORT && !text.includes('\n') ? text : null;
}

/** A field's name at the head of a line: 'El porcentaje'; one that has no words yet is named as it is stored. */
export function nameField(path: string): string {
  const name = messages.fields[path];
  return name ? name.charAt(0).toLocaleUpperCase('es') + name.slice(1) : path;
}

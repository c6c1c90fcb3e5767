import { messages } from './messages';
import { holdsUids, type Names } from './names';

/** Longest value that a sentence shows, in characters. */
const SHORT = 40;

const date = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' });

/** Matches an instant in the log's format. */
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Returns the instant of a value; `null` for a value that isn't one. */
function instantOf(path: string, value: unknown): number | null {
  if (typeof value === 'string' && INSTANT.test(value)) return Date.parse(value);
  return typeof value === 'number' && /(At|\bat)$/.test(path) ? value : null;
}

/** Returns the word for a value, or the name of the person with a uid. */
function wordFor(path: string, value: unknown, names?: Names): string {
  const text = String(value);
  if (holdsUids(path)) return names?.get(text) || text;
  return messages.values[path]?.[text] ?? text;
}

/**
 * Formats the value of a field.
 *
 * @param names - Names of people and templates by id, as far as they are known.
 */
export function formatValue(path: string, value: unknown, names?: Names): string {
  const instant = instantOf(path, value);
  if (instant !== null) return date.format(instant);
  if (value === undefined || value === null || value === '') return messages.nothing;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.length === 0 ? messages.nothing : value.map((item) => wordFor(path, item, names)).join(', ');
  }
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : wordFor(path, value, names);
}

/** Formats a value that is short enough for a sentence; `null` for others. */
export function formatShort(path: string, value: unknown, names?: Names): string | null {
  const text = formatValue(path, value, names);
  return text.length <= SHORT && !text.includes('\n') ? text : null;
}

/** Returns a field's name at the start of a line: 'El porcentaje'; the stored name for a field without one. */
export function nameField(path: string): string {
  const name = messages.fields[path];
  return name ? name.charAt(0).toLocaleUpperCase('es') + name.slice(1) : path;
}

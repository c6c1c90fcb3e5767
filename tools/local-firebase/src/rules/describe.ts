import { RulesMap, RulesPath, typeOf, type RulesValue } from './values';

/** Returns a value as `debug` writes it to the log. */
export function describe(value: RulesValue): string {
  if (value instanceof RulesMap) {
    return `{${[...value.entries].map(([key, item]) => `${key}: ${describe(item)}`).join(', ')}}`;
  }
  if (Array.isArray(value)) return `[${value.map(describe).join(', ')}]`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value !== 'object') return String(value);
  return value instanceof RulesPath ? value.toString() : `<${typeOf(value)}>`;
}

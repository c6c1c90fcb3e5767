import { invalid } from './api-error';
import type { Params, ParamValue } from './form';

/** Returns a text, or `undefined` where it is left out or empty. */
export function textOf(value: ParamValue | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns a text that the API demands. */
export function requiredText(params: Params, name: string): string {
  const text = textOf(params[name]);
  if (text === undefined) throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
  return text;
}

/** Returns a whole number, or `undefined` where it is left out. */
export function integerOf(value: ParamValue | undefined, name: string): number | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(text))
    throw invalid(`Invalid integer: ${text}`, name, 'parameter_invalid_integer');
  return Number(text);
}

/** Returns nested parameters; none where they are left out. */
export function paramsOf(value: ParamValue | undefined): Params {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

/** Returns a list; empty where it is left out. */
export function listOf(value: ParamValue | undefined): ParamValue[] {
  return Array.isArray(value) ? value : [];
}

/** Returns metadata: texts by name. */
export function metadataOf(value: ParamValue | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(paramsOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

import { ownValue } from './plain-objects';
import { invalidArgument } from './status';
import { fieldsOf, type Fields, type Value } from './values';

export type FieldPath = readonly string[];

/** The pseudo field that stands for the document's own name. */
export const NAME_FIELD = '__name__';

const SIMPLE = /^[A-Za-z_][A-Za-z0-9_]*$/;

/**
 * Reads a field path: names joined by dots, each plain or in backticks, where a backslash escapes a
 * backtick or a backslash.
 */
export function parseFieldPath(text: string): FieldPath {
  const path: string[] = [];
  let i = 0;
  while (i <= text.length) {
    let name = '';
    if (text[i] === '`') {
      i++;
      while (i < text.length && text[i] !== '`') {
        if (text[i] === '\\') i++;
        name += text[i++] ?? '';
      }
      if (text[i] !== '`') throw invalidArgument(`Invalid field path '${text}': a backtick is missing.`);
      i++;
    } else {
      const end = text.indexOf('.', i);
      name = text.slice(i, end === -1 ? text.length : end);
      if (!SIMPLE.test(name)) {
        throw invalidArgument(`Invalid field path '${text}': quote '${name}' with backticks.`);
      }
      i += name.length;
    }
    if (name === '') throw invalidArgument(`Invalid field path '${text}': a name is empty.`);
    path.push(name);
    if (i === text.length) return path;
    if (text[i] !== '.') throw invalidArgument(`Invalid field path '${text}'.`);
    i++;
  }
  throw invalidArgument(`Invalid field path '${text}': it ends with a dot.`);
}

/** The inverse of {@link parseFieldPath}. */
export function formatFieldPath(path: FieldPath): string {
  return path.map((name) => (SIMPLE.test(name) ? name : `\`${name.replace(/[`\\]/g, '\\$&')}\``)).join('.');
}

export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === NAME_FIELD;
}

/** Returns the value at a path, or `undefined` when a step is missing or not a map. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let current: Value | undefined = { mapValue: { fields } };
  for (const name of path) {
    const map: Fields | undefined = current?.mapValue?.fields;
    current = map && ownValue(map, name);
    if (!current) return undefined;
  }
  return current;
}

/** Returns a copy of `fields` with the value at a path replaced; `undefined` removes it. Maps on the way are made. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path;
  if (name === undefined) throw invalidArgument('A field path is empty.');
  const copy = { ...fields };
  if (rest.length === 0) {
    if (value === undefined) delete copy[name];
    else copy[name] = value;
    return copy;
  }
  const child = ownValue(copy, name);
  if (value === undefined && !child?.mapValue) return copy;
  const inner = withField(child ? fieldsOf(child) : {}, rest, value);
  copy[name] = { mapValue: { fields: inner } };
  return copy;
}

/** Returns only the given paths of a document, as a read mask or a projection does. */
export function pickFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  let picked: Fields = {};
  for (const path of paths) {
    const value = getField(fields, path);
    if (value !== undefined) picked = withField(picked, path, value);
  }
  return picked;
}

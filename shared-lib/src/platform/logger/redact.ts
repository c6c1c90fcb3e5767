/** Text that replaces everything hidden. */
export const HIDDEN = '[oculto]';

/** Words in a field's name that make its value private. */
const PRIVATE_WORDS = new Set([
  'uid',
  'token',
  'tokens',
  'password',
  'passwords',
  'email',
  'emails',
  'apikey',
  'auth',
  'authorization',
  'secret',
  'cookie',
  'credential',
  'credentials',
]);

/** Matches the same words at the end of a name written as one: `accesstoken`, `useremail`. */
const PRIVATE_ENDING = /(?:token|password|email|apikey|secret)s?$/;

/** Matches names that begin with 'auth' (`authToken`, `authdomain`), but not with 'author'. */
const PRIVATE_BEGINNING = /^auth(?!or)/;

/** Depth to which values are followed. */
const MAX_DEPTH = 8;

/** Longest text that is logged, in characters; a longer one is cut. */
const MAX_TEXT = 8000;

/** Patterns of private data inside a text, with their replacements. */
const PRIVATE_TEXT: readonly (readonly [RegExp, string])[] = [
  // JSON Web Tokens, also cut short.
  [/\beyJ[\w-]{6,}(?:\.[\w-]*){0,2}/g, HIDDEN],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/\bAIza[\w-]{20,}/g, HIDDEN],
  [/(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+(?:@|%40)(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu, HIDDEN],
  // name=value, "name": "value", name: value
  [
    /((?:\b|_|(?<=[a-z]))(?:uid|token|password|email|api[_-]?key|auth|authorization|secret)["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|(?!\[oculto\]|(?:Bearer|Basic)\b)[^\s"',;&}\])]+)/gi,
    `$1${HIDDEN}`,
  ],
  // Ids of accounts as Firebase makes them: 28 letters and digits. Those of documents have 20.
  [/(?<![\w-])(?=[A-Za-z0-9]*\d)(?=[A-Za-z0-9]*[A-Z])[A-Za-z0-9]{28}(?![\w-])/g, HIDDEN],
];

/** Reports whether a field of this name is private. */
export function isPrivateField(name: string): boolean {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const joined = words.join('');
  return (
    words.some((word) => PRIVATE_WORDS.has(word)) ||
    PRIVATE_BEGINNING.test(joined) ||
    PRIVATE_ENDING.test(joined)
  );
}

/** Hides addresses, tokens, passwords, keys and account ids inside a text. */
export function redactText(text: string): string {
  let result = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  for (const [pattern, replacement] of PRIVATE_TEXT) result = result.replace(pattern, replacement);
  return result;
}

function redactError(error: Error, follow: (value: unknown) => unknown): Record<string, unknown> {
  return {
    name: error.name,
    message: redactText(error.message),
    ...(error.stack ? { stack: redactText(error.stack) } : {}),
    ...(error.cause === undefined ? {} : { cause: follow(error.cause) }),
    ...Object(follow({ ...error })),
  };
}

function redactFields(source: object, follow: (value: unknown) => unknown): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const name of Object.keys(source)) {
    if (isPrivateField(name)) {
      result[name] = HIDDEN;
      continue;
    }
    try {
      result[redactText(name)] = follow(Reflect.get(source, name));
    } catch {
      result[name] = '[ilegible]';
    }
  }
  return result;
}

/**
 * Returns a copy of any value that may leave the page: private fields are hidden at any depth, and private data inside
 * texts. Errors become plain objects, cycles and values that can't be copied a word in brackets. Never throws. Fields
 * keep their form.
 */
export function redact<Fields extends object>(fields: Fields): Fields;
export function redact(value: unknown): unknown;
export function redact(value: unknown): unknown {
  const path = new Set<object>();
  const walk = (current: unknown, depth: number): unknown => {
    if (typeof current === 'string') return redactText(current);
    if (typeof current === 'bigint' || typeof current === 'symbol') return String(current);
    if (typeof current === 'function') return '[función]';
    if (typeof current !== 'object' || current === null) return current;
    if (path.has(current)) return '[cíclico]';
    if (depth >= MAX_DEPTH) return '[profundo]';
    path.add(current);
    try {
      return copy(current, (inner) => walk(inner, depth + 1));
    } catch {
      return '[ilegible]';
    } finally {
      path.delete(current);
    }
  };
  return walk(value, 0);
}

function copy(value: object, follow: (value: unknown) => unknown): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Error) return redactError(value, follow);
  if (Array.isArray(value)) return value.map(follow);
  if (value instanceof URL || value instanceof RegExp) return redactText(String(value));
  if (value instanceof Set) return [...value].map(follow);
  if (value instanceof Map) {
    return redactFields(Object.fromEntries([...value].map(([key, item]) => [String(key), item])), follow);
  }
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return '[binario]';
  // An element of the page would bring the page along.
  if ('nodeType' in value) return '[elemento]';
  return redactFields(value, follow);
}

/** Longest text of a value that a diagnosis shows, in characters. */
export const PREVIEW_LENGTH = 200;

/** Returns the first 200 characters of any value, with private data hidden. */
export function preview(value: unknown): string {
  const text =
    typeof value === 'string' ? redactText(value) : (JSON.stringify(redact(value)) ?? String(value));
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH - 1)}…` : text;
}

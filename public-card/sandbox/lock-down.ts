/**
 * Globals of the language itself. Everything else that a browser offers is deleted, including what allocates memory by
 * the gigabyte.
 */
const LANGUAGE = new Set([
  'Object',
  'Function',
  'Array',
  'String',
  'Number',
  'Boolean',
  'Symbol',
  'BigInt',
  'Math',
  'JSON',
  'Date',
  'RegExp',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'Promise',
  'Proxy',
  'Reflect',
  'Iterator',
  'Intl',
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'Infinity',
  'NaN',
  'undefined',
  'globalThis',
  'parseInt',
  'parseFloat',
  'isNaN',
  'isFinite',
  'decodeURI',
  'decodeURIComponent',
  'encodeURI',
  'encodeURIComponent',
  'constructor',
]);

function takeAway(target: object, name: PropertyKey): void {
  if (Reflect.deleteProperty(target, name)) return;
  try {
    Object.defineProperty(target, name, { value: undefined, writable: false });
  } catch {
    // Globals that can be neither deleted nor replaced are harmless, as the frame's policy applies to them.
  }
}

/** Deletes everything but the language from the global scope and its prototypes. */
export function lockDown(): void {
  const scope: object = globalThis;
  for (let target: object | null = scope; target && target !== Object.prototype;) {
    for (const name of Reflect.ownKeys(target)) {
      if (typeof name !== 'string' || !LANGUAGE.has(name)) takeAway(target, name);
    }
    target = Reflect.getPrototypeOf(target);
  }
  // Templates often log while they are being written; their output is dropped.
  const silent = () => undefined;
  Object.defineProperty(scope, 'console', {
    value: Object.freeze({ log: silent, info: silent, warn: silent, error: silent, debug: silent }),
  });
  for (const { prototype } of [Object, Function, Array, String, Number, RegExp, Map, Set, Promise]) {
    Object.freeze(prototype);
  }
}

/**
 * Returns a value that all copies of a module in one page share, as shell and remotes each bundle one.
 *
 * @param name - Distinguishes it on `globalThis`.
 */
export function sharedInPage<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`tarjetero.${name}`);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Nothing else writes under this name.
  const page = globalThis as { [key]?: Value };
  return (page[key] ??= create());
}

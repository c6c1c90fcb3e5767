/** Name of the release that a function is of, inserted by the build; undefined in tests. */
declare const __RELEASE__: string | undefined;

/** Headers of the answer to a method that a function doesn't take: it says which release runs, for those who operate it. */
export const RELEASE_HEADERS: Readonly<Record<string, string>> =
  typeof __RELEASE__ === 'undefined' ? {} : { 'X-Release': __RELEASE__ };

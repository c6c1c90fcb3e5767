declare global {
  var __expectedConsoleErrors: RegExp[] | undefined;
}

/** Says that the test at hand is right to log an error of this form; any other still fails it. */
export function expectConsoleError(pattern: RegExp): void {
  globalThis.__expectedConsoleErrors?.push(pattern);
}

/**
 * Silence is checked: an unexpected console.error fails the test that made it.
 * A test that expects one says so: `expectConsoleError(/pattern/)` from shared-lib/testing.
 */
const { format } = require('node:util');

beforeEach(() => {
  globalThis.__expectedConsoleErrors = [];
  globalThis.__unexpectedConsoleErrors = [];
  globalThis.__realConsoleError ??= console.error;
  console.error = (...args) => {
    const text = format(...args);
    if (globalThis.__expectedConsoleErrors.some((pattern) => pattern.test(text))) return;
    globalThis.__unexpectedConsoleErrors.push(text);
    globalThis.__realConsoleError(...args);
  };
});

afterEach(() => {
  console.error = globalThis.__realConsoleError;
  const found = globalThis.__unexpectedConsoleErrors;
  if (found.length > 0) throw new Error(`Unexpected console.error:\n${found.join('\n')}`);
});

/*
 * Captures what is logged: a warning or an error that a test doesn't expect fails it, and so does one that it expects and that never comes.
 * Jest loads this before each test file, since `firebase-functions` holds on to the console that it finds when it is loaded.
 */

type Level = 'log' | 'info' | 'warn' | 'error' | 'debug';

const LEVELS: readonly Level[] = ['log', 'info', 'warn', 'error', 'debug'];

/** All lines in order, those of the console among them. */
export const recordedLogs: string[] = [];

let warnings: string[] = [];
let expected: RegExp[] = [];
let allowed: RegExp[] = [];

/** Expects warnings or errors that match; there has to be at least one before the test ends. */
export function expectLog(pattern: RegExp): void {
  expected.push(pattern);
}

/** Lets warnings and errors that match pass, where chance or work of an earlier test decides whether there are any. */
export function allowLog(pattern: RegExp): void {
  allowed.push(pattern);
}

function forgetLogs(): void {
  warnings = [];
  expected = [];
  allowed = [];
}

/** Replaces the console's functions. */
function listen(listener: (level: Level, real: typeof console.log, said: unknown[]) => void): void {
  for (const level of LEVELS) {
    const real = console[level].bind(console);
    console[level] = (...said: unknown[]) => {
      recordedLogs.push(said.map(String).join(' '));
      listener(level, real, said);
    };
  }
}

const { log, info, warn, error, debug } = console;
listen((level) => {
  if (level === 'warn' || level === 'error') warnings.push(recordedLogs.at(-1)!);
});
// It takes these functions, which print nothing.
jest.requireActual('firebase-functions/logger');
Object.assign(console, { log, info, warn, error, debug });
listen((_level, real, said) => real(...said));

/** Throws for what was logged unexpectedly since the last call, or else for what was expected and never logged; clears both. */
export function judgeLogs(): void {
  const unexpected = warnings.filter(
    (line) => ![...expected, ...allowed].some((pattern) => pattern.test(line)),
  );
  const missing = expected.filter((pattern) => !warnings.some((line) => pattern.test(line)));
  forgetLogs();
  if (unexpected.length > 0) throw new Error(`Unexpected log:\n${unexpected.join('\n')}`);
  if (missing.length > 0) throw new Error(`Nothing was logged that matches ${missing.join(', ')}`);
}

beforeEach(forgetLogs);
afterEach(judgeLogs);

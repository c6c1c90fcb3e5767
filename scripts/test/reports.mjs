import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../lib/paths.mjs';

/** Formats a failure in one line: the file, the test and the first line of what was wrong. */
const failureLine = (file, title, message = '') =>
  `${file} › ${title}: ${stripVTControlCharacters(message).trim().split('\n')[0]}`;

/** Reads a report and counts it; one that is missing or empty is a failure, as nothing may pass by not having run. */
export function counted(ok, read) {
  try {
    const { passed, failed, tests = [], failures = [] } = read();
    return { passed, failed: failed + Number((!ok && failed === 0) || passed === 0), tests, failures };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, tests: [], failures: [] };
  }
}

/**
 * Reads jest's report, file by file.
 *
 * @param {string} path
 * @returns {{ file: string, passed: number, failed: number, tests: { title: string, seconds: number }[], failures: string[] }[]}
 */
export function readJestReport(path) {
  const { testResults } = JSON.parse(readFileSync(path, 'utf8'));
  return testResults.map(({ name, status, message, assertionResults }) => {
    const passed = assertionResults.filter((result) => result.status === 'passed').length;
    // A file that can't even be loaded has no failed tests of its own; a skipped test is a failed one here.
    const failed =
      assertionResults.length - passed + Number(status === 'failed' && assertionResults.length === 0);
    const tests = assertionResults.map(({ fullName, duration }) => ({
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    }));
    const file = relative(ROOT, name);
    const failures = assertionResults
      .filter((result) => result.status !== 'passed')
      .map(({ fullName, failureMessages = [] }) => failureLine(file, fullName, failureMessages[0]));
    if (failed > failures.length) failures.push(failureLine(file, 'no test ran', message));
    return { file: name, passed, failed, tests, failures };
  });
}

function* specsOf(suite) {
  yield* suite.specs ?? [];
  for (const inner of suite.suites ?? []) yield* specsOf(inner);
}

/** Reads Playwright's report: its counts, how long each journey took and which ones failed. */
export function readJourneyReport(path) {
  const { stats, suites } = JSON.parse(readFileSync(path, 'utf8'));
  const tests = [];
  const failures = [];
  for (const spec of suites.flatMap((suite) => [...specsOf(suite)])) {
    for (const { results, status } of spec.tests) {
      const milliseconds = results.reduce((total, { duration }) => total + duration, 0);
      tests.push({ title: `${spec.file} › ${spec.title}`, seconds: milliseconds / 1000 });
      // A test that needed a second try, or that was left out, is not a passed one.
      if (status !== 'expected')
        failures.push(failureLine(spec.file, spec.title, results.at(-1)?.error?.message));
    }
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    tests,
    failures,
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-module';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Lists the words of a table in a source, from its first line to its end. */
const wordsBetween = (text: string, from: string, to: string) =>
  text
    .slice(text.indexOf(from) + from.length)
    .split(to, 1)[0]!
    .match(/\b[a-z]\w+(?=\s*[,:}])/g) ?? [];

describe('the jobs screen', () => {
  it('has a Spanish name for each job', () => {
    const tables = read('functions/src/jobs/job-table.ts');
    const jobs = [
      ...wordsBetween(tables, 'jobTable: Readonly<Record<string, Job>> = {', '};'),
      ...wordsBetween(tables, 'mailTable: Readonly<Record<string, Job>> = {', ';'),
    ];
    expect(jobs.length).toBeGreaterThan(15);
    const named = wordsBetween(
      read('admin-app/src/features/work/messages.ts'),
      'const JOB_NAMES: Readonly<Record<string, string>> = {',
      '};',
    );
    expect([...named].sort()).toEqual([...jobs].sort());
  });
});

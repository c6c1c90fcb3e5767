import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Most casts and non-null marks of the product; ESLint refuses each that doesn't say why it holds. */
const MAX_UNPROVED = 80;

const EXCEPTION =
  /eslint-disable.*@typescript-eslint\/(?:consistent-type-assertions|no-non-null-assertion)(.*)/g;

const exceptions = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(EXCEPTION)].map(([line, reason = '']) => ({
      file,
      line,
      reason,
    })),
  );

describe('a cast or a non-null mark in the product', () => {
  it('says beside it why it holds, and holds for one line', () => {
    const wrong = exceptions.filter(
      ({ line, reason }) => !line.startsWith('eslint-disable-next-line') || !/ -- \S.{9,}/.test(reason),
    );
    expect(wrong).toEqual([]);
  });

  it('is one of a few', () => {
    expect(exceptions.length).toBeGreaterThan(0);
    expect(exceptions.length).toBeLessThanOrEqual(MAX_UNPROVED);
  });
});

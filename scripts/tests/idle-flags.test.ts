import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_FLAGS, FOLLOWED_FLAGS, isIdleFlag, READ_ONLY_FLAG } from 'shared-lib/model';

const ROOT = join(__dirname, '../..');
const PAGES = ['shared-lib', 'shell', 'user-app', 'admin-app', 'public-card'];

/** Lists the source files below a folder, without tests and the list of flags itself. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|default-flags\.ts$/.test(file))
    .map((file) => join(folder, file));

const codeOf = (workspaces: string[]): string =>
  workspaces
    .flatMap((name) => sourcesIn(join(ROOT, name, 'src')))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

describe('isIdleFlag', () => {
  const code = codeOf([...PAGES, 'functions']);

  it.each(Object.keys(DEFAULT_FLAGS))('tells whether any code reads %s', (id) => {
    expect(isIdleFlag(id)).toBe(!code.includes(`'${id}'`));
  });

  it('is true for an unknown flag and false for read_only', () => {
    expect(isIdleFlag('made_by_hand')).toBe(true);
    expect(isIdleFlag(READ_ONLY_FLAG)).toBe(false);
  });
});

describe('FOLLOWED_FLAGS', () => {
  const code = codeOf(PAGES);

  it.each([...Object.keys(DEFAULT_FLAGS), READ_ONLY_FLAG])('includes %s exactly if a page reads it', (id) => {
    expect(FOLLOWED_FLAGS.some((name) => name === id)).toBe(code.includes(`'${id}'`));
  });
});

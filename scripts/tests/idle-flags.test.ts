import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_FLAGS, isIdleFlag, READ_ONLY_FLAG } from 'shared-lib/domain';

const ROOT = join(__dirname, '../..');
const SOURCES = ['shared-lib', 'shell', 'user-app', 'admin-app', 'functions', 'public-card'].map((name) =>
  join(ROOT, name, 'src'),
);

/** Lists the source files below a folder, without tests and the list of flags itself. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|default-flags\.ts$/.test(file))
    .map((file) => join(folder, file));

describe('a flag is said to change nothing', () => {
  const code = SOURCES.flatMap(sourcesIn)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

  it.each(Object.keys(DEFAULT_FLAGS))('exactly while no code asks for it: %s', (id) => {
    expect(isIdleFlag(id)).toBe(!code.includes(`'${id}'`));
  });

  it('where no version knows it, and never of the emergency', () => {
    expect(isIdleFlag('made_by_hand')).toBe(true);
    expect(isIdleFlag(READ_ONLY_FLAG)).toBe(false);
  });
});

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bySize } from 'shared-lib/testing';

const ROOT = join(__dirname, '../../..');

/** Inside the repository, so that its tools are found. */
const HOME = join(ROOT, '.local/fixtures');

/** Edits of a recipe, by file: text that is there, and text that takes its place. */
export type Edits = Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;

/** A copy of a part of the tree, in which a recipe is followed. */
export interface RecipeCopy {
  /** Returns its folder. */
  root(): string;
  /** Makes a recipe's edits of one file. */
  edit(edits: Edits, file: string): void;
  write(file: string, text: string): void;
  /** Brings a file back to what it is in the tree. */
  restore(file: string): void;
  /** Runs a tool of the repository in the copy. */
  run(tool: string, ...args: string[]): { ok: boolean; output: string };
  /** Checks the types of a workspace of the copy, and of those that it needs. */
  checkTypes(workspace: string): { ok: boolean; output: string };
  /** Runs tests of the copy with jest. */
  runJest(...tests: string[]): { ok: boolean; output: string };
}

/** Returns the files that the steps of a recipe of CONTRIBUTING.md begin with, in their order. */
export function filesOfRecipe(title: string): string[] {
  const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [, recipe = ''] = guide.split(`### ${title}\n`);
  const [steps = ''] = recipe.split('\n###');
  return [...steps.matchAll(/^\d\. `([^`]+)`/gm)].map(([, file]) => file!);
}

/**
 * Copies workspaces and files of the tree, before the tests of a file; call it once, at the top. The copy is deleted after them.
 *
 * @param parts - Folders of the workspaces that are copied; packages, and workspaces that they need besides, are linked.
 * @param config - Configuration of jest for the copy's tests.
 */
export function openRecipe(parts: readonly string[], files: readonly string[], config: object): RecipeCopy {
  // Real tools run in the copy, which take their time on a busy machine.
  jest.setTimeout(bySize({ short: 180_000, all: 180_000, long: 600_000 }));
  let copy = '';

  beforeAll(() => {
    mkdirSync(HOME, { recursive: true });
    copy = mkdtempSync(join(HOME, 'recipe-'));
    const isSource = (path: string) => !/\/(node_modules|dist|\.cache)$/.test(path);
    for (const part of [...parts, ...files])
      cpSync(join(ROOT, part), join(copy, part), { recursive: true, filter: isSource });
    mkdirSync(join(copy, 'node_modules'));
    for (const name of readdirSync(join(ROOT, 'node_modules'))) {
      const part = parts.find((folder) => basename(folder) === name);
      const target = part ? join(copy, part) : join(ROOT, 'node_modules', name);
      symlinkSync(target, join(copy, 'node_modules', name));
    }
    for (const part of parts) {
      const own = join(ROOT, part, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(copy, part, 'node_modules'));
    }
    writeFileSync(join(copy, 'jest.config.json'), JSON.stringify(config));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const run = (tool: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules', tool), ...args],
      {
        cwd: copy,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'test' },
      },
    );
    return { ok: status === 0, output: stdout + stderr };
  };
  return {
    root: () => copy,
    edit: (edits, file) => {
      const path = join(copy, file);
      let text = readFileSync(path, 'utf8');
      for (const [from, to] of edits[file]!) {
        expect(text).toContain(from);
        text = text.replace(from, () => to);
      }
      writeFileSync(path, text);
    },
    write: (file, text) => {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    },
    restore: (file) => cpSync(join(ROOT, file), join(copy, file)),
    run,
    checkTypes: (workspace) => run('@typescript/native/bin/tsc', '--build', workspace),
    runJest: (...tests) => run('jest/bin/jest.js', '--config', 'jest.config.json', '--ci', ...tests),
  };
}

/** Configuration of jest that every recipe's copy begins with. */
export const COPY_TRANSFORM = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

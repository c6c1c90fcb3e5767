import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let folder: string;

/** Writes a repository: its checklist, its list of proved rows and test files. */
function write(rows: string[], proved: string[], files: Record<string, string>): void {
  const all: Record<string, string> = {
    'docs/spec-checklist.md': rows.map((id) => `- ${id} A sentence.\n`).join(''),
    'docs/spec-proved.txt': `${proved.join('\n')}\n`,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function spec(...flags: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, '../spec.mjs'), '--folder', folder, ...flags],
    { encoding: 'utf8' },
  );
  return { status, lines: stdout.trimEnd().split('\n'), stderr };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spec-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run spec', () => {
  it('prints the rows without a test and counts the others', () => {
    write(['S1.01', 'S1.02', 'S1.03'], ['S1.01'], {
      'app/a.test.ts': `it('S1.01 adds', () => { expect(1 + 1).toBe(2); });
        it('adds S1.02 in its middle', () => { expect(1).toBe(1); });`,
    });
    expect(spec('--ratchet')).toEqual({ status: 0, lines: ['S1.02', 'S1.03', 'spec: 1/3'], stderr: '' });
  });

  it('refuses a test for a row without an assertion and doesn’t count it', () => {
    write(['S1.01', 'S1.02'], [], {
      'app/a.test.ts': `it('S1.01 adds', () => { add(1, 1); });\n\ntest('S1.02 sees', () => { expect(seen); });`,
    });
    const lines = [
      'S1.01',
      'S1.02',
      'app/a.test.ts:1 asserts nothing: S1.01 adds',
      'app/a.test.ts:3 asserts nothing: S1.02 sees',
      'spec: 0/2',
    ];
    expect(spec()).toMatchObject({ status: 0, lines });
    expect(spec('--ratchet')).toMatchObject({ status: 1, lines });
  });

  it('refuses a row that only the full test run covers', () => {
    const journey = (name: string, tag: string) =>
      `test('${name} goes', ${tag}async () => { expect(1).toBe(1); });`;
    write(['S1.01', 'S1.02', 'S1.03', 'S1.04'], [], {
      'e2e/tests/a.spec.ts': [
        journey('S1.01', ''),
        journey('S1.02', 'CORE, '),
        journey('S1.04', 'CORE_ALONE, '),
      ].join('\n'),
      'app/a.test.ts': `if (RUN_SIZE !== 'short') it('S1.03 crowds', () => { expect(1).toBe(1); });`,
    });
    const lines = ["S1.01: 'npm test' does not prove it", "S1.03: 'npm test' does not prove it", 'spec: 4/4'];
    expect(spec('--ratchet')).toMatchObject({ status: 1, lines });
  });

  it('finds assertions in bodies and helpers for every form of test', () => {
    const forms = [
      `it('S1.01 waits', async () => { await expect.poll(f).toBe(1); });`,
      `it('S1.02 rules', () => assertFails(write()));`,
      `it('S1.03 generated cases', () => fc.assert(property));`,
      `it.each([1])('S1.04 S9.99 %s', (n) => { expect(n).toBe(1); });`,
      'for (const n of [1]) test(`S1.05 ${n}`, () => { expect(n).toBe(1); });',
      `const sees = () => { expect(1).toBe(1); }; it('S1.06 x', () => { sees(); });`,
      `function body() { expect(1).toBe(1); } it('S1.07 x', body);`,
      `import { looks } from './testing/looks'; it('S1.08 x', () => looks());`,
    ];
    const files = Object.fromEntries(forms.map((text, index) => [`app/${index}.test.ts`, text]));
    const rows = forms.map((_, index) => `S1.0${index + 1}`);
    write(rows, rows, {
      ...files,
      'app/testing/looks.ts': `const look = () => { expect(1).toBe(1); };\nexport function looks() { look(); }`,
    });
    expect(spec('--ratchet')).toEqual({ status: 0, lines: ['spec: 8/8'], stderr: '' });
  });

  it('doesn’t count the product’s own functions as assertions', () => {
    write(['S1.01'], [], {
      'app/a.test.ts': `import { sees } from './sees'; it('S1.01 x', () => sees());`,
      'app/sees.ts': `export function sees() { expect(1).toBe(1); }`,
    });
    expect(spec('--ratchet').status).toBe(1);
  });

  it('doesn’t count rows whose tests are all skipped, and names them', () => {
    const forms = [
      `it.skip('S1.01 x', () => { expect(1).toBe(1); });`,
      `xit('S1.02 x', () => { expect(1).toBe(1); });`,
      `test('S1.03 x', () => { test.fixme(); expect(1).toBe(1); });`,
      `test.describe.skip('all', () => { test('S1.04 x', () => { expect(1).toBe(1); }); });`,
      // A row is proved by one running test.
      `xit('S1.05 x', () => { expect(1).toBe(1); }); it('S1.05 y', () => { expect(1).toBe(1); });`,
    ];
    const rows = forms.map((_, index) => `S1.0${index + 1}`);
    write(rows, rows, { 'app/a.spec.ts': forms.join('\n') });
    const skipped = rows.slice(0, 4);
    expect(spec('--ratchet')).toEqual({
      status: 1,
      lines: [...skipped, ...skipped.map((id) => `${id}: its tests are skipped`), 'spec: 1/5'],
      stderr: `These rows had a test and have lost it: ${skipped.join(', ')}\n`,
    });
  });

  it('records the covered rows with --update', () => {
    write(['S1.01', 'S1.02'], ['S1.02'], { 'app/a.test.ts': `it('S1.01 x', () => { expect(1).toBe(1); });` });
    expect(spec('--update').lines).toEqual(['S1.02', 'spec: 1/2']);
    expect(spec('--ratchet').status).toBe(0);
  });
});

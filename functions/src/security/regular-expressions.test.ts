import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { RUN_SIZE } from 'shared-lib/testing';
import ts from 'typescript';

/*
 * Every regular expression of what runs on the server, over long inputs that make engines try again and again. Each gets as much as the
 * services read of a header or a visitor's body.
 */

const ROOT = join(__dirname, '../../..');
const FOLDERS = ['functions/src', 'public-card/server', 'shared-lib/src'];

/** Files of the build that are part of a service. */
const FILES = [
  'build/server/bounded-requests.ts',
  'build/server/csp.ts',
  'build/server/json-errors.ts',
  'build/server/readable-path.mjs',
  'build/server/release-header.ts',
].map((name) => join(ROOT, name));

/** Length of an input: all headers of a request, or the body of a visitor's. */
const LENGTH = 16_384;

/** Longest time over one input, in milliseconds: in linear time it takes less than one, in quadratic time hundreds. */
const MAX_MS = 25;

/** Lengths of what some expressions get at most, where a caller has cut it or a schema has refused more. */
const BOUNDED: Readonly<Record<string, number>> = {
  // An address that its schema has accepted.
  'functions/src/trust/takedown-content.ts': 2048,
  'shared-lib/src/model/links/link-url.ts': 2048,
  'shared-lib/src/model/links/parse-link.ts': 2048,
  'shared-lib/src/model/administration/vitals.ts': 2048,
  // A description, cut to what search engines show.
  'public-card/server/card/head.tsx': 160,
  // The digits of a number, and an address of a card, which is cut first.
  'shared-lib/src/model/contact/phone.ts': 40,
  'shared-lib/src/model/card/slug/slug.ts': 40,
  // A text of the log, cut to MAX_TEXT.
  'shared-lib/src/platform/logger/redact.ts': 8000,
  // Run in the browser of whoever pastes a text, or registers for pushes.
  'shared-lib/src/model/links/import-links.ts': 256,
  // A number: a longer text is refused before.
  'shared-lib/src/model/contact/phone-number.ts': 100,
  'shared-lib/src/client/push-device/index.ts': 256,
  // Run over styles of our own.
  'shared-lib/src/ui/card-view/css/css.ts': 256,
};

interface Found {
  file: string;
  pattern: RegExp;
}

const isCode = (path: string) =>
  /\.(?:ts|tsx|mts)$/.test(path) && !/\.test(?:-d)?\.tsx?$|\.d\.m?ts$|\/testing\/|node_modules/.test(path);

function parsed(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

/** Lists the literals of a file. */
function expressionsOf(path: string): Found[] {
  const found: Found[] = [];
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node))
      found.push({ file: relative(ROOT, path), pattern: parsed(node.text) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const expressions = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(ROOT, folder, name))
      .filter(isCode),
  ),
  ...FILES,
].flatMap(expressionsOf);

/** Characters of every class that an expression may repeat. */
const CHARACTERS = [
  ...' \t\n\u00a0aAzZ059-_.,;:/\\@%&#=?!+*<>(){}[]|~^$\'"`ñé\u0301漢',
  '\r\n',
  'a-',
  'a.',
  'a ',
  ' a',
  '1.',
  '<a',
  'http://',
  '\ud83d\ude00',
];

/** Endings after which what began to match doesn't. */
const ENDINGS = ['\u0000', ...(RUN_SIZE === 'long' ? ['', '!', 'a', ' \u0000'] : [])];

/** Returns the words and signs that an expression names, as beginnings that nearly match. */
function literalsOf({ source }: RegExp): string[] {
  const plain = source.replace(/\\([^a-zA-Z0-9])/g, '$1');
  return [...new Set(['', ...(plain.match(/[a-zA-Z]{2,}|[^a-zA-Z0-9\s]/g) ?? [])])];
}

/** Returns the processor's time for an expression, in milliseconds: a clock would count what else the machine does. */
function timeOf(pattern: RegExp, input: string): number {
  const start = process.cpuUsage();
  input.replace(pattern, '');
  return process.cpuUsage(start).user / 1000;
}

/** Reports whether an expression takes too long over an input, which is tried in growing lengths, as some would take for ever. */
function isSlow(pattern: RegExp, most: number, inputOf: (length: number) => string): boolean {
  for (const length of [24, 2048, most]) {
    const input = inputOf(Math.min(length, most));
    // Three times: the process may clear its memory meanwhile.
    if ([1, 2, 3].every(() => timeOf(pattern, input) > MAX_MS)) return true;
  }
  return false;
}

function findSlowInput(pattern: RegExp, most: number): string | null {
  for (const beginning of literalsOf(pattern))
    for (const unit of [...CHARACTERS, ...(beginning ? [beginning] : [])])
      for (const ending of ENDINGS) {
        const inputOf = (length: number) => beginning + unit.repeat(length / unit.length) + ending;
        if (isSlow(pattern, most, inputOf)) return JSON.stringify([beginning, unit, ending]);
      }
  return null;
}

it('the search for regular expressions finds those of the functions', () => {
  expect(expressions.length).toBeGreaterThan(200);
});

// Left to `npm run test:all`.
if (RUN_SIZE !== 'short')
  it('every regular expression runs in linear time on its worst long input', () => {
    const slow = expressions.flatMap(({ file, pattern }) => {
      const input = findSlowInput(pattern, BOUNDED[file] ?? LENGTH);
      return input === null ? [] : [`${file}: ${String(pattern)} over ${input}`];
    });
    expect(slow).toEqual([]);
  });

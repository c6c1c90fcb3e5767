/** Reads which rows of the specification's checklist the tests name, and whether a test that names one can fail. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ts from 'typescript';

const NOT_SOURCES = new Set(['node_modules', 'dist', '.local', '.git', 'coverage', '.nx', '.cache']);

/** The ids that a title begins with; it may name several: 'S8.01 S8.02 …'. */
const LEADING_IDS = /^(?:S\d+\.\d+[ ,]+)+/;

/** Depth of helpers in which an assertion is looked for. */
const DEPTH = 2;

/** Folders of test helpers, besides the test's own file. */
const HELPER_FOLDERS = ['e2e/fixtures/', '/testing/', 'rules-tests/'];

/**
 * @typedef {object} RowTest A test whose title names rows.
 * @property {string} file
 * @property {number} line
 * @property {string} title As far as it is a plain text.
 * @property {string[]} ids
 * @property {boolean} isSkipped
 * @property {boolean} isShort Whether `npm test` runs it.
 * @property {boolean} asserts Whether its body, or a helper that it calls, asserts anything.
 */

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!NOT_SOURCES.has(entry.name)) yield* testFiles(path);
    } else if (/\.(test|spec)\.tsx?$/.test(entry.name)) yield path;
  }
}

const sources = new Map();

/** Parses a file once. */
function parse(path) {
  if (!sources.has(path)) {
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    sources.set(
      path,
      ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind),
    );
  }
  return sources.get(path);
}

/** Reports whether a predicate holds for a node or anything inside it; stops at the first. */
function someNode(node, answers) {
  return answers(node) || (ts.forEachChild(node, (child) => someNode(child, answers) || undefined) ?? false);
}

/** Returns the names along a callee such as `test.describe.skip` or `it.each([…])`; null for anything else. */
function namesOf(callee) {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) {
    const before = namesOf(callee.expression);
    return before && [...before, callee.name.text];
  }
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return namesOf(callee.tag);
  return null;
}

const isFunction = (node) =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

/** Reports whether a node is an assertion: `expect(x).toBe(y)`, `expect.poll(…).toBe(y)` or `assert…(…)`; an `expect(x)` alone is none. */
function isAssertion(node) {
  if (!ts.isCallExpression(node)) return false;
  const names = namesOf(node.expression);
  if (!names) return false;
  if (/^assert/.test(names.at(-1)) || names[0] === 'assert') return true;
  if (names[0] !== 'expect') return false;
  const compares = (callee) =>
    ts.isPropertyAccessExpression(callee) && someNode(callee.expression, ts.isCallExpression);
  return compares(node.expression);
}

/** Finds the function or value that a name stands for in a file, wherever it is declared there. */
function declarationOf(source, name) {
  let found = null;
  someNode(source, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) found = node;
    else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) {
      found = node.initializer ?? null;
    }
    return found !== null;
  });
  return found;
}

/** Returns the file of an imported helper; null for other imports. */
function helperFile(from, specifier) {
  if (!specifier.startsWith('.')) return null;
  const base = join(dirname(from), specifier);
  const path = ['.ts', '.tsx', '/index.ts']
    .map((end) => base + end)
    .find((candidate) => existsSync(candidate));
  const isHelpers = path && HELPER_FOLDERS.some((folder) => path.split(sep).join('/').includes(folder));
  return isHelpers ? path : null;
}

/** Finds what a name stands for, here or in the file of helpers that it is imported from. */
function resolveName(source, name) {
  const declared = declarationOf(source, name);
  if (declared) return { node: declared, source };
  for (const statement of source.statements) {
    const isImport = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    if (!isImport || !statement.moduleSpecifier) continue;
    const bindings = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause;
    if (!bindings || !('elements' in bindings)) continue;
    const element = bindings.elements.find((candidate) => candidate.name.text === name);
    const path =
      element &&
      helperFile(source.fileName, /** @type {ts.StringLiteral} */ (statement.moduleSpecifier).text);
    if (path) return resolveName(parse(path), (element.propertyName ?? element.name).text);
  }
  return null;
}

/** Every name that a body calls, or hands to something that may call it. */
function namesUsed(body) {
  const names = new Set();
  someNode(body, (node) => {
    if (ts.isCallExpression(node)) {
      for (const part of [node.expression, ...node.arguments]) {
        const [first] = namesOf(part) ?? [];
        if (first) names.add(first);
      }
    }
    return false;
  });
  return names;
}

/** Reports whether a body asserts by itself or through helpers. */
function asserts(body, source, depth = DEPTH) {
  if (someNode(body, isAssertion)) return true;
  if (depth === 0) return false;
  return [...namesUsed(body)].some((name) => {
    const helper = resolveName(source, name);
    return helper !== null && helper.node !== body && asserts(helper.node, helper.source, depth - 1);
  });
}

const SKIPPING = new Set(['skip', 'fixme', 'todo']);
const isSkipping = (names) =>
  /^x(it|test|describe)$/.test(names[0]) || names.some((name) => SKIPPING.has(name));

/** Reports whether a test skips itself: `test.skip()` in its body, without a condition or with a true one. */
function skipsItself(body) {
  return someNode(body, (node) => {
    if (!ts.isCallExpression(node)) return false;
    const names = namesOf(node.expression);
    if (names?.length !== 2 || names[0] !== 'test' || !SKIPPING.has(names[1])) return false;
    const [condition] = node.arguments;
    return !condition || condition.kind === ts.SyntaxKind.TrueKeyword;
  });
}

/** Reports whether a test stands in a `describe` that is skipped. */
function isInSkipped(node) {
  for (let above = node.parent; above; above = above.parent) {
    if (!ts.isCallExpression(above)) continue;
    const names = namesOf(above.expression);
    if (names?.some((name) => /^x?describe$/.test(name)) && isSkipping(names)) return true;
  }
  return false;
}

/** Reports whether `npm test` runs a test: a journey that is tagged for it, or another test that isn't left to runs of another size. */
function isInShortRun(node, source) {
  if (/\/e2e\/tests\/.+\.spec\.ts$/.test(source.fileName))
    return node.arguments.some((argument) =>
      someNode(argument, (one) => ts.isIdentifier(one) && /^CORE(_ALONE)?$/.test(one.text)),
    );
  for (let above = node.parent; above; above = above.parent)
    if (ts.isIfStatement(above) && above.expression.getText().includes('RUN_SIZE')) return false;
  return true;
}

/** Returns a title as far as it is plain text. */
function titleOf(node) {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : null;
}

/** @returns {RowTest | null} The test that a call declares, when its title begins with ids of rows. */
function rowTestOf(node, source) {
  if (!ts.isCallExpression(node)) return null;
  const names = namesOf(node.expression);
  if (!names || !/^x?(it|test)$/.test(names[0]) || names.includes('describe')) return null;
  const title = titleOf(node.arguments[0]);
  const leading = title?.match(LEADING_IDS)?.[0];
  if (!leading) return null;
  const given = node.arguments
    .slice(1)
    .findLast((argument) => isFunction(argument) || ts.isIdentifier(argument));
  const body =
    given && ts.isIdentifier(given) ? resolveName(source, given.text) : given && { node: given, source };
  return {
    file: source.fileName,
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    title,
    ids: leading.match(/S\d+\.\d+/g),
    isSkipped: isSkipping(names) || isInSkipped(node) || (body ? skipsItself(body.node) : false),
    isShort: isInShortRun(node, source),
    asserts: body ? asserts(body.node, body.source) : false,
  };
}

/**
 * Returns every test below a folder whose title begins with ids of rows.
 *
 * @returns {RowTest[]}
 */
export function readRowTests(folder) {
  const tests = [];
  for (const path of testFiles(folder)) {
    // Most files name no row, and parsing is what takes the time.
    if (!/S\d+\.\d+/.test(readFileSync(path, 'utf8'))) continue;
    const source = parse(path);
    someNode(source, (node) => {
      const test = rowTestOf(node, source);
      if (test) tests.push(test);
      return false;
    });
  }
  return tests;
}

/** Returns the ids of a checklist's rows, in its order. */
export function readRows(checklist) {
  return [...new Set(checklist.match(/(?<=^- .*)S\d+\.\d+(?=( ⚠)? [^–])/gm) ?? [])];
}

/**
 * Returns the rows that a running test with an assertion names, those of them that no test of `npm test` proves, those that only skipped
 * tests name, and the tests that assert nothing.
 */
export function judgeRows(rows, tests) {
  const running = tests.filter(({ isSkipped }) => !isSkipped);
  const proving = new Set(running.filter((test) => test.asserts).flatMap(({ ids }) => ids));
  const provingSoon = new Set(
    running.filter((test) => test.asserts && test.isShort).flatMap(({ ids }) => ids),
  );
  const ran = new Set(running.flatMap(({ ids }) => ids));
  const skipped = new Set(tests.filter(({ isSkipped }) => isSkipped).flatMap(({ ids }) => ids));
  return {
    proved: rows.filter((id) => proving.has(id)),
    provedLate: rows.filter((id) => proving.has(id) && !provingSoon.has(id)),
    unproved: rows.filter((id) => !proving.has(id)),
    onlySkipped: rows.filter((id) => skipped.has(id) && !ran.has(id)),
    withoutAssertion: running.filter((test) => !test.asserts),
  };
}

/**
 * Replaces the bodies of a package's functions that nothing here uses. A minifier drops a function that nobody calls, but not the methods
 * of a class that is used, nor what is called for a feature that is switched off (docs/decisions/083).
 *
 * It changes a built file of a package: another version of the package, or a file that lacks one of the functions, fails the build.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Body of a function that is never called. */
const NEVER_CALLED = "throw new Error('This part of the package is left out of the build');";

/**
 * Returns a source with other bodies for some of its functions. Every line stays where it is, so that a source map still fits.
 *
 * @param {string} source
 * @param {Record<string, string | null>} bodies - The new bodies by name: `name`, `Class.method`, `outer.inner`. `null` is for what is
 *   never used: a method is left out, a class loses all its members, and a function throws.
 * @throws {Error} If the source doesn't have each of them once.
 */
export function withBodies(source, bodies) {
  const file = ts.createSourceFile('module.js', source, ts.ScriptTarget.ES2022, true);
  const edits = [];
  findEdits(file, '', bodies, edits);
  for (const name of Object.keys(bodies)) {
    const times = edits.filter((edit) => edit.name === name).length;
    if (times !== 1) throw new Error(`${name} occurs ${times} times in place of 1: is it another version?`);
  }
  let text = '';
  let end = 0;
  for (const edit of edits) {
    const lines = source.slice(edit.from, edit.to).replace(/[^\n]/g, '');
    text += source.slice(end, edit.from) + edit.text + lines;
    end = edit.to;
  }
  return text + source.slice(end);
}

/** Collects what changes in a node, in the order of the source. What changes as a whole isn't looked into. */
function findEdits(node, within, bodies, edits) {
  ts.forEachChild(node, (child) => {
    const own = nameOf(child);
    const name = own && (within ? `${within}.${own}` : own);
    if (name && Object.hasOwn(bodies, name)) edits.push({ name, ...editOf(child, bodies[name]) });
    else findEdits(child, name ?? within, bodies, edits);
  });
}

/** Returns the range of the source that a new body takes the place of, and its text. */
function editOf(node, body) {
  if (ts.isClassLike(node)) return { from: node.members.pos, to: node.members.end, text: '' };
  if (body === null && ts.isClassElement(node)) return { from: node.pos, to: node.end, text: '' };
  const { pos, end } = (functionIn(node) ?? node).body;
  return { from: pos, to: end, text: ` { ${body ?? NEVER_CALLED} }` };
}

/**
 * Returns the function that a variable or a member gets, by itself or as what a call makes of it: `const f = () => {…}`,
 * `let f = useCallback(() => {…}, [])`, `One.prototype.f = function () {…}`.
 */
function functionIn(node) {
  const value = ts.isVariableDeclaration(node)
    ? node.initializer
    : ts.isBinaryExpression(node)
      ? node.right
      : null;
  const made = value && ts.isCallExpression(value) ? value.arguments[0] : value;
  const isFunction = made && (ts.isArrowFunction(made) || ts.isFunctionExpression(made));
  return isFunction && ts.isBlock(made.body) ? made : null;
}

/** Returns the name of a class, of a function that has a block, or of a variable or member that gets one; `null` for any other node. */
function nameOf(node) {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (ts.isBinaryExpression(node)) return functionIn(node) && node.left.getText();
  if (ts.isVariableDeclaration(node)) {
    const isClass = node.initializer && ts.isClassExpression(node.initializer);
    return isClass || functionIn(node) ? node.name.getText() : null;
  }
  const isNamed =
    ts.isClassDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isGetAccessorDeclaration(node);
  return isNamed && node.name ? node.name.text : null;
}

/** Returns the version of the package that a file is of. */
function versionOf(path) {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    try {
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      // Folders of a package may say the kind of their modules only.
      if (name && version) return version;
    } catch {
      if (folder === dirname(folder)) throw new Error(`${path} is in no package`);
    }
  }
}

/** Loads a package's file with the bodies of the option `bodies`, if the package is of the option `version`. */
export default function leftOutLoader(source, map, meta) {
  const { version, bodies } = this.getOptions();
  const installed = versionOf(this.resourcePath);
  if (installed !== version)
    throw new Error(
      `${this.resourcePath} is of version ${installed}, but build/unused/left-out.mjs was written for ${version}.`,
    );
  this.callback(null, withBodies(source, bodies), map, meta);
}

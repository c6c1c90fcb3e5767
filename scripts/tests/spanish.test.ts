import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { hasEnglish } from '../../e2e/fixtures/looks/english';

const ROOT = join(__dirname, '../..');

/** Workspaces whose texts people see. */
const APPS = ['shell', 'user-app', 'admin-app', 'shared-lib', 'public-card'];

/** Matches files of Spanish texts: of every screen, dialog, toast and error, opened or not. */
const HOLDS_WORDS = /(?:^|[/-])(?:messages|message|text|texts|words)\.tsx?$/;

/** Matches files that nobody's screen shows. */
const NOT_SHOWN = /\.test\.tsx?$|(?:^|\/)testing\/|\/ui-gallery\//;

/** Attributes and properties whose values people see or hear. */
const SHOWN = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label'],
  ...['description', 'intro', 'help', 'confirm', 'cancel', 'submit', 'close', 'error', 'text'],
]);

/** English that is right. */
const EXCEPTIONS = [
  // The specification fixes the sentence (S2.02).
  'Error loading ',
  ' page',
  // A value that templates get.
  '«none»',
];

/** Languages of visitors, whose texts stand beside the Spanish ones. */
const OTHER_LANGUAGE = /^(?:en|ca|gl|eu|fr|de|it|pt|ENGLISH_.*)$/;

/** Matches identifiers, which no text is: one word without a capital, a space or an accent. */
const IDENTIFIER = /^[a-z0-9$_./:#-]*$/;

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
}

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** Returns the texts of a file of messages. */
function messagesOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAssignment(node)) {
      if (!OTHER_LANGUAGE.test(node.name.getText())) visit(node.initializer);
      return;
    }
    if (ts.isVariableDeclaration(node) && OTHER_LANGUAGE.test(node.name.getText())) return;
    if (isText(node) && !IDENTIFIER.test(node.text)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return texts;
}

/** Returns the texts that a component has in itself: between its tags, in attributes that are seen or heard, and in toasts. */
function ownTextsOf(file: string): string[] {
  const texts: string[] = [];
  const collect = (node: ts.Node): void => {
    if (isText(node) && !IDENTIFIER.test(node.text)) texts.push(node.text);
    if (!ts.isCallExpression(node)) ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) texts.push(node.text.trim());
    if (ts.isJsxAttribute(node) && node.initializer && SHOWN.has(node.name.getText()))
      collect(node.initializer);
    if (ts.isCallExpression(node) && /Toast$|^toast\b/.test(node.expression.getText()))
      node.arguments.forEach(collect);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return texts.filter(Boolean);
}

const files = execFileSync('git', ['ls-files', ...APPS.map((app) => `${app}/*.ts*`)], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !NOT_SHOWN.test(file));
const words = files.filter((file) => HOLDS_WORDS.test(file));
const components = files.filter((file) => file.endsWith('.tsx'));

describe('the interface', () => {
  it('is covered by its files of messages and its components', () => {
    expect(words).toEqual(
      expect.arrayContaining([
        'shell/src/features/account/messages.ts',
        'user-app/src/features/bookings/messages.ts',
        'admin-app/src/features/users/help-messages.ts',
        'shared-lib/src/platform/errors/sign-in-messages.ts',
        'public-card/src/features/booking/messages.ts',
      ]),
    );
    expect(components.length).toBeGreaterThan(300);
    expect(hasEnglish('Save changes')).toBe(true);
    expect(hasEnglish('Guardar cambios')).toBe(false);
  });

  it.each(words)('S2.17 has no English text in %s', (file) => {
    expect(messagesOf(file).filter((text) => hasEnglish(text, EXCEPTIONS))).toEqual([]);
  });

  it('S2.17 has no English text in a component or a toast', () => {
    const foreign = components.flatMap((file) =>
      ownTextsOf(file)
        .filter((text) => hasEnglish(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(foreign).toEqual([]);
  });
});

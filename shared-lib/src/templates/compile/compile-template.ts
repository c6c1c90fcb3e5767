import { transform } from 'sucrase';
import type { TemplateProblem } from '../problem';
import { findComponent } from './find-component';
import { findStaticProblems } from './find-static-problems';
import { compileMessages as messages } from './messages';
import { isNode, nameOf, nodesOf, parseCode, positionOf, type SyntaxNode } from './syntax-tree';
import { requireShape } from '../../model/stored/require-shape';

/** Compiled code, or the problem that prevents it. */
export type CompiledTemplate = { ok: true; code: string } | { ok: false; problem: TemplateProblem };

/** Matches the position that the parser adds to its message. */
const POSITION = / ?\(\d+:\d+\)$/;

/** The parser's error. */
interface ParseError {
  message: string;
  loc?: { line: number; column: number };
}

function syntaxProblem(error: unknown): TemplateProblem {
  const { message, loc } = requireShape<ParseError>(error, { message: 'text', loc: 'map?' });
  const detail = message.replace(POSITION, '');
  const [, known] = Object.entries(messages.syntaxOf).find(([start]) => detail.startsWith(start)) ?? [];
  return {
    code: 'syntax',
    message: known ?? messages.syntax,
    detail,
    line: loc?.line ?? null,
    column: loc ? loc.column + 1 : null,
  };
}

/** Returns the problem of the first statement that imports anything but React. */
function importProblem(program: SyntaxNode): TemplateProblem | null {
  for (const { source } of nodesOf(program.body)) {
    if (!isNode(source) || nameOf(source) === 'react') continue;
    const detail = nameOf(source);
    return { code: 'import', message: messages.import, detail, ...positionOf(source) };
  }
  return null;
}

const wholeText = (code: string, message: string): TemplateProblem => ({
  code,
  message,
  detail: '',
  line: null,
  column: null,
});

/** Problems of code in which no component, or no single one, was found. */
const NOT_FOUND = {
  none: wholeText('no-component', messages.noComponent),
  many: wholeText('many-components', messages.manyComponents),
};

/**
 * Compiles a template's JSX to code that the sandbox runs, line for line. The administrator's browser does this when a
 * template is saved; no other page loads a compiler.
 *
 * @param reactCode - One component: a default export, one called `Template`, or the only one there is.
 */
export function compileTemplate(reactCode: string): CompiledTemplate {
  if (reactCode.trim() === '') return { ok: false, problem: wholeText('empty', messages.empty) };
  try {
    const program = parseCode(reactCode);
    const problem = importProblem(program);
    if (problem) return { ok: false, problem };
    const component = findComponent(program);
    if (component.by === 'none' || component.by === 'many')
      return { ok: false, problem: NOT_FOUND[component.by] };
    // JSX becomes calls, imports become `require`; the rest stays as written.
    const { code } = transform(reactCode, { transforms: ['jsx', 'imports'], production: true });
    return {
      ok: true,
      code: component.by === 'name' ? `${code}\nexports.default = ${component.name};` : code,
    };
  } catch (error) {
    return { ok: false, problem: syntaxProblem(error) };
  }
}

/** Lists everything in a template's code that a static component mustn't have; empty for code that doesn't compile. */
export function checkTemplateCode(reactCode: string): TemplateProblem[] {
  try {
    return findStaticProblems(parseCode(reactCode));
  } catch {
    return [];
  }
}

import type { CssNode, List, ListItem, ParseOptions } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import type { TemplateProblem } from '../problem';
import { findCssProblem } from './find-css-problem';
import { cssMessages as messages } from './messages';

/** A style sheet that may be served, minified; or all problems that prevent it. */
export type CheckedCss = { ok: true; css: string } | { ok: false; problems: TemplateProblem[] };

const PARSING: ParseOptions = { parseCustomProperty: true, positions: true };

/** Matches text that could close the element that contains the style. */
const CLOSING = /<\/|<!--|-->/;

function parsed(css: string, context: string): CssNode {
  const root = parse(css, { ...PARSING, context });
  walk(root, {
    enter(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      const isNothing = node.type === 'Comment' || (node.type === 'Raw' && /^[\s;]*$/.test(node.value));
      if (isNothing && item) list.remove(item);
    },
  });
  return root;
}

function problemsIn(root: CssNode): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  walk(root, (node) => {
    const found = findCssProblem(node);
    if (!found) return;
    const { line = null, column = null } = node.loc?.start ?? {};
    const detail = found.code === 'syntax' && node.type === 'Raw' ? node.value.slice(0, 80) : '';
    problems.push({ ...found, detail, line, column });
  });
  return problems;
}

const wholeText = (code: string, message: string): TemplateProblem => ({
  code,
  message,
  detail: '',
  line: null,
  column: null,
});

/**
 * Checks a template's style. The result is generated from the parsed rules, so that browsers read nothing that wasn't
 * checked.
 *
 * @param css - Style sheet as its author wrote it.
 */
export function checkTemplateCss(css: string): CheckedCss {
  try {
    const root = parsed(css, 'stylesheet');
    const problems = problemsIn(root);
    if (problems.length > 0) return { ok: false, problems };
    const checked = generate(root);
    return CLOSING.test(checked)
      ? { ok: false, problems: [wholeText('closing', messages.closing)] }
      : { ok: true, css: checked };
  } catch {
    // The parser recurses with each bracket, and overflows the stack.
    return { ok: false, problems: [wholeText('too-deep', messages.tooDeep)] };
  }
}

/**
 * Checks the text of a `style` attribute, declaration by declaration.
 *
 * @returns Allowed declarations, and the removed properties.
 */
export function checkDeclarations(style: string): { css: string; removed: string[] } {
  try {
    const remaining: string[] = [];
    const removed: string[] = [];
    const root = parsed(style, 'declarationList');
    if (root.type !== 'DeclarationList') return { css: '', removed: [style] };
    root.children.forEach((node) => {
      const css = generate(node);
      const isSafe = node.type === 'Declaration' && problemsIn(node).length === 0 && !/[{}]/.test(css);
      if (isSafe && !CLOSING.test(css)) remaining.push(css);
      else removed.push(node.type === 'Declaration' ? node.property : css);
    });
    return { css: remaining.join(';'), removed };
  } catch {
    return { css: '', removed: [style] };
  }
}

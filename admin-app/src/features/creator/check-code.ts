import type { TemplateDraft } from 'shared-lib/model';
import type { TemplateProblem } from 'shared-lib/templates';
import type { CodeProblem } from '../../ui/code/code-editor';
import { compareFields } from './gate/check-fields';
import { messages } from './gate/messages';

/** Lists the problems of a component: those that keep it from compiling, and those of a component that isn't static. */
export async function checkReactCode(code: string): Promise<TemplateProblem[]> {
  const { checkTemplateCode, compileTemplate } = await import('shared-lib/templates/compile');
  const compiled = compileTemplate(code);
  return compiled.ok ? checkTemplateCode(code) : [compiled.problem];
}

/** Lists the problems that keep a style from being served. */
export async function checkCssCode(css: string): Promise<TemplateProblem[]> {
  const { checkTemplateCss } = await import('shared-lib/templates/css');
  const checked = checkTemplateCss(css);
  return checked.ok ? [] : checked.problems;
}

/** Returns the column of a name in a line of code; `null` when it isn't there. */
function columnOf(code: string, line: number | null, name: string): number | null {
  const text = code.split('\n')[(line ?? 1) - 1] ?? '';
  const at = text.search(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`));
  return at < 0 ? null : at + 1;
}

/**
 * Lists the problems of a component as the publish gate would find them, fields included, for its editor.
 *
 * @param template - Its fields and section.
 */
export async function checkWhileTyping(
  code: string,
  template: Pick<TemplateDraft, 'jsonConfig' | 'targetSection'>,
): Promise<CodeProblem[]> {
  const problems = await checkReactCode(code);
  if (problems.length > 0) return problems;
  const { unknown, unused } = await compareFields({ ...template, reactCode: code });
  return [
    ...unknown.map(({ name, line }) => ({
      code: 'unknown-prop',
      message: messages.unknownProp(name),
      detail: '',
      line,
      column: columnOf(code, line, name),
    })),
    ...unused.map(({ id, label }) => ({
      code: 'unused-field',
      message: messages.unusedField(label || id),
      detail: '',
      line: 1,
      column: null,
      severity: 'warning' as const,
    })),
  ];
}

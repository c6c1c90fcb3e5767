import type { TemplateProblem } from 'shared-lib/templates';

/** Everything wrong with a component: what keeps it from compiling, and what a static one can't have. */
export async function checkReactCode(code: string): Promise<TemplateProblem[]> {
  const { checkTemplateCode, compileTemplate } = await import('shared-lib/templates/compile');
  const compiled = compileTemplate(code);
  return compiled.ok ? checkTemplateCode(code) : [compiled.problem];
}

/** Everything that keeps a style from being served. */
export async function checkCssCode(css: string): Promise<TemplateProblem[]> {
  const { checkTemplateCss } = await import('shared-lib/templates/css');
  const checked = checkTemplateCss(css);
  return checked.ok ? [] : checked.problems;
}

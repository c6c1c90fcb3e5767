import type { TemplateProblem } from 'shared-lib/templates';

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

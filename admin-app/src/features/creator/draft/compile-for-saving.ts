/** The code that browsers run, `''` while there is none. The compiler comes with the first template that needs it. */
export async function compileForSaving(reactCode: string): Promise<string> {
  const { compileTemplate } = await import('shared-lib/templates/compile');
  const compiled = compileTemplate(reactCode);
  return compiled.ok ? compiled.code : '';
}

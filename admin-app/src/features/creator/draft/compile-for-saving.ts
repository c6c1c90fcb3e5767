/**
 * Returns the compiled code, `''` while it doesn't compile. The compiler is loaded with the first template that needs
 * it.
 */
export async function compileForSaving(reactCode: string): Promise<string> {
  const { compileTemplate } = await import('shared-lib/templates/compile');
  const compiled = compileTemplate(reactCode);
  return compiled.ok ? compiled.code : '';
}

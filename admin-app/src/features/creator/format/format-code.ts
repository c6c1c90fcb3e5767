import type { Options, Plugin } from 'prettier';

/** Languages of a template's two codes. */
export type CodeLanguage = 'jsx' | 'css';

const OPTIONS: Options = { printWidth: 80, singleQuote: true, trailingComma: 'all' };

/** Loads the formatter with the parser of a language, the first time that something is formatted. */
async function loadFormatter(language: CodeLanguage) {
  const formatter = import('prettier/standalone');
  if (language === 'css') {
    const [{ format }, postcss] = await Promise.all([formatter, import('prettier/plugins/postcss')]);
    return (code: string) => format(code, { ...OPTIONS, parser: 'css', plugins: [postcss] });
  }
  const [{ format }, acorn, estree] = await Promise.all([
    formatter,
    import('prettier/plugins/acorn'),
    import('prettier/plugins/estree'),
  ]);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- The plugin's own type leaves out what it prints.
  const plugins = [acorn, estree as Plugin];
  return (code: string) => format(code, { ...OPTIONS, parser: 'acorn', plugins });
}

/** Returns a code in the product's format; the same code while it doesn't parse, or when the formatter can't be loaded. */
export async function formatCode(language: CodeLanguage, code: string): Promise<string> {
  try {
    const format = await loadFormatter(language);
    return await format(code);
  } catch {
    return code;
  }
}

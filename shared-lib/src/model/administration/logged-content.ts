import { sha256Hex } from '../values/sha256-hex';
import { requireShape } from '../stored/require-shape';

/** Fields of a template's code, of which the log stores a hash: the code may be long, and published versions contain it. */
export interface HashedCode {
  reactCode: string;
  cssCode: string;
  compiledCode?: string;
}

/** Returns the hash of a template's code, as the log stores it: SHA-256 in hexadecimal. The rules of `audit` compute the same. */
export function hashCode({ reactCode, cssCode, compiledCode = '' }: HashedCode): Promise<string> {
  return sha256Hex(new TextEncoder().encode(reactCode + cssCode + compiledCode));
}

/** Returns a document's content as the log stores it: a template with `codeHash` in place of its code. */
export async function loggedContent(
  content: Readonly<Record<string, unknown>> | null,
): Promise<Readonly<Record<string, unknown>> | null> {
  if (!content || !('reactCode' in content)) return content;
  const { reactCode, cssCode, compiledCode, ...others } = requireShape<Partial<HashedCode>>(content, {
    ...{ reactCode: 'text?', cssCode: 'text?', compiledCode: 'text?' },
  });
  const code = { reactCode: reactCode ?? '', cssCode: cssCode ?? '', compiledCode };
  return { ...others, codeHash: await hashCode(code) };
}

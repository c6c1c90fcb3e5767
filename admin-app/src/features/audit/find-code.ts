import { hashCode, type HashedCode, type TemplateCode } from 'shared-lib/model';
import type { LoggedCode } from './code-of';

/**
 * Finds the code that the log has the hash of among a template's published versions.
 *
 * @returns `null` for one that wasn't published.
 */
export async function findCode(
  logged: LoggedCode,
  versions: readonly HashedCode[],
): Promise<TemplateCode | null> {
  if (!('codeHash' in logged)) return logged;
  for (const version of versions) {
    const { reactCode, cssCode } = version;
    if ((await hashCode(version)) === logged.codeHash)
      return { reactCode, cssCode, jsonConfig: logged.jsonConfig };
  }
  return null;
}

import type { TemplateDraft } from 'shared-lib/model';
import type { TemplateSandbox } from 'shared-lib/templates';
import { compileForSaving } from '../draft/compile-for-saving';
import type { DraftSource } from '../draft/draft-source';
import { checkDrawings } from './check-drawings';
import { checkLostFields } from './check-lost-fields';
import { checkStatic } from './check-static';
import { mergeFindings, type GateFinding } from './finding';

/** Result of the publish gate. */
export interface GateResult {
  findings: GateFinding[];
  /** Compiled code to publish; empty when it doesn't compile. */
  compiledCode: string;
}

/**
 * Checks a template before owners see it: its code and fields, then its markup for ordinary and extraordinary sample
 * cards. A template that doesn't compile isn't rendered.
 *
 * @param source - Its published version, if any.
 * @param onProgress - Gets the number of sample cards that were rendered.
 */
export async function runGate(
  sandbox: TemplateSandbox,
  draft: TemplateDraft,
  source: Pick<DraftSource, 'id' | 'currentFields'>,
  onProgress: (done: number, all: number) => void,
): Promise<GateResult> {
  const compiledCode = await compileForSaving(draft.reactCode);
  const [findings, lost] = await Promise.all([
    checkStatic(draft),
    checkLostFields(source.id, source.currentFields, draft),
  ]);
  findings.push(...lost);
  if (compiledCode !== '') findings.push(...(await checkDrawings(sandbox, draft, compiledCode, onProgress)));
  return { findings: mergeFindings(findings), compiledCode };
}

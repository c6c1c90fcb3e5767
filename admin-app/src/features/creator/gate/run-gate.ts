import type { TemplateDraft } from 'shared-lib/domain';
import type { TemplateSandbox } from 'shared-lib/templates';
import { compileForSaving } from '../draft/compile-for-saving';
import { checkDrawings } from './check-drawings';
import { checkStatic } from './check-static';
import type { GateFinding } from './finding';

/** What the gate says of a template. */
export interface GateResult {
  findings: GateFinding[];
  /** What is to be published; empty when it doesn't compile. */
  compiledCode: string;
}

/**
 * Looks at a template before owners see it: its code and fields, then what it draws with ordinary and extraordinary
 * cards. What doesn't compile isn't drawn.
 *
 * @param onProgress - Told how many of all sample cards were drawn.
 */
export async function runGate(
  sandbox: TemplateSandbox,
  draft: TemplateDraft,
  onProgress: (done: number, all: number) => void,
): Promise<GateResult> {
  const compiledCode = await compileForSaving(draft.reactCode);
  const findings = await checkStatic(draft);
  if (compiledCode !== '') findings.push(...(await checkDrawings(sandbox, draft, compiledCode, onProgress)));
  return { findings, compiledCode };
}

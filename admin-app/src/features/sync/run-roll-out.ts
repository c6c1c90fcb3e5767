import { callFunction } from 'shared-lib/data';
import type { SyncItem, TemplateMarkup, TemplateVersion } from 'shared-lib/domain';
import { drawJob, TemplateError, type DrawnTemplate, type TemplateSandbox } from 'shared-lib/templates';
import { messages } from './messages';

/** Progress of a roll-out since it was started here. */
export interface RollOutProgress {
  /** Places that were read, and places that had another version at the start. */
  looked: number;
  outdated: number;
  done: number;
  failed: number;
}

/** Parameters of a roll-out. */
export interface RollOut {
  runId: string;
  /** Random name of this browser for the run. */
  driver: string;
  section: DrawnTemplate['targetSection'];
  version: TemplateVersion;
  sandbox: TemplateSandbox;
  /** True to include the places that failed before. */
  retry: boolean;
  onProgress: (progress: RollOutProgress) => void;
  /** Returns true as soon as it has to end; a pending batch is finished first. */
  isOver: () => boolean;
}

/** Longest part of a failing component's message that is stored. */
const MAX_DETAIL = 300;

type Drawn =
  { instanceId: string; markup: TemplateMarkup } | { instanceId: string; problem: string; detail: string };

/** Returns the message of the component itself, with its line. */
function detailOf({ code, message, line }: TemplateError): string {
  if (message === code) return '';
  return (line === null ? message : messages.atLine(line, message)).slice(0, MAX_DETAIL);
}

async function draw(item: SyncItem, { section, version, sandbox }: RollOut): Promise<Drawn> {
  const { instanceId, card, data, targetItemId, owner } = item;
  // Nobody sees it: its owner's browser draws it when it is published.
  if (!card) return { instanceId, markup: {} };
  const { compiledCode, cssCode, jsonConfig } = version;
  const options = { owner, ...(targetItemId !== null && { linkIds: [targetItemId] }) };
  const job = drawJob(card, { targetSection: section, compiledCode, cssCode, jsonConfig }, data, options);
  if (job.items.length === 0) return { instanceId, markup: {} };
  try {
    return { instanceId, markup: (await sandbox.render(job)).markup };
  } catch (error) {
    if (error instanceof TemplateError && error.code !== 'template-sandbox-gone')
      return { instanceId, problem: error.code, detail: detailOf(error) };
    throw error;
  }
}

/**
 * Rolls a version out to the cards that have another one: draws each in this browser's sandbox and lets the functions
 * store it. After an interruption the next start continues with the rest.
 *
 * @returns True when it came to the end of the list.
 * @throws AppError `sync-busy`, `sync-not-running`, or a failure of the network
 */
export async function runRollOut(rollOut: RollOut): Promise<boolean> {
  const { runId, driver, retry, onProgress, isOver } = rollOut;
  let progress: RollOutProgress = { looked: 0, outdated: 0, done: 0, failed: 0 };
  let after: string | null = null;
  do {
    if (isOver()) return false;
    const batch: Awaited<ReturnType<typeof takeBatch>> = await takeBatch(runId, driver, after, retry);
    const drawn: Drawn[] = [];
    for (const item of batch.items) drawn.push(await draw(item, rollOut));
    const { results } =
      drawn.length > 0 ? await callFunction('applySync', { runId, driver, items: drawn }) : { results: [] };
    const count = (state: string) => results.filter((result) => result.state === state).length;
    progress = {
      looked: progress.looked + batch.looked,
      outdated: batch.outdated ?? progress.outdated,
      done: progress.done + count('done'),
      failed: progress.failed + count('failed'),
    };
    onProgress(progress);
    after = batch.after;
  } while (after !== null);
  return true;
}

function takeBatch(runId: string, driver: string, after: string | null, retry: boolean) {
  return callFunction('takeSyncBatch', { runId, driver, after, retry });
}

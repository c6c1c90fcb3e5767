import { callFunction } from 'shared-lib/data';
import type {
  CallableOutputs,
  CallableRequest,
  SyncItem,
  SyncState,
  TemplateVersion,
} from 'shared-lib/model';
import { drawJob, TemplateError, type DrawnTemplate, type TemplateSandbox } from 'shared-lib/templates';
import { describeRuntimeError } from '../../template-preview/describe-runtime-error';
import { messages } from './messages';

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
  /** Gets the number of places that had another version at the start. */
  onCounted: (outdated: number) => void;
  /** Returns true as soon as it has to end; a pending batch is finished first. */
  isOver: () => boolean;
}

/** Longest part of a failing component's message that is stored. */
const MAX_DETAIL = 300;

type Drawn = CallableRequest<'stageSync'>['items'][number];

/** Returns the message of the component's error, with its line. */
function detailOf({ code, message, line }: TemplateError): string {
  if (message === code) return '';
  const words = describeRuntimeError(message);
  return (line === null ? words : messages.atLine(line, words)).slice(0, MAX_DETAIL);
}

async function draw(item: SyncItem, { section, version, sandbox }: RollOut): Promise<Drawn> {
  const { instanceId, basis, card, data, targetItemId, owner } = item;
  // Nobody sees it: its owner's browser renders it when it is published.
  if (!card) return { instanceId, basis, markup: {} };
  const { compiledCode, cssCode, jsonConfig } = version;
  const options = { owner, ...(targetItemId !== null && { linkIds: [targetItemId] }) };
  const job = drawJob(card, { targetSection: section, compiledCode, cssCode, jsonConfig }, data, options);
  if (job.items.length === 0) return { instanceId, basis, markup: {} };
  try {
    return { instanceId, basis, markup: (await sandbox.render(job)).markup };
  } catch (error) {
    if (error instanceof TemplateError && error.code !== 'template-sandbox-gone')
      return { instanceId, problem: error.code, detail: detailOf(error) };
    throw error;
  }
}

/** Markup that one call takes, in UTF-16 units: as JSON it stays well below what the functions read at once. */
const MARKUP_A_CALL = 250_000;

const sizeOf = (item: Drawn) => ('markup' in item ? Object.values(item.markup).join('').length : 0);

/** Splits rendered places into batches, one for each call, in order; at least one, as the last call says that it is the last. */
export function inCalls(items: readonly Drawn[]): Drawn[][] {
  let call: Drawn[] = [];
  const calls = [call];
  let size = 0;
  for (const item of items) {
    size += sizeOf(item);
    if (size > MARKUP_A_CALL && call.length > 0) {
      calls.push((call = []));
      size = sizeOf(item);
    }
    call.push(item);
  }
  return calls;
}

/** Renders every place in this browser's sandbox and sends the markup to the server; ends early when the run does. */
async function drawAll(rollOut: RollOut): Promise<SyncState> {
  const { runId, driver, retry, onCounted, isOver } = rollOut;
  let after: string | null = null;
  do {
    if (isOver()) return 'running';
    const batch: CallableOutputs['takeSyncBatch'] = await callFunction('takeSyncBatch', {
      ...{ runId, driver, after, retry },
    });
    if (batch.outdated !== null) onCounted(batch.outdated);
    const items: Drawn[] = [];
    for (const item of batch.items) items.push(await draw(item, rollOut));
    after = batch.after;
    const calls = inCalls(items);
    for (const [index, some] of calls.entries()) {
      const isLast = after === null && index === calls.length - 1;
      const { state } = await callFunction('stageSync', { runId, driver, items: some, isLast });
      if (state !== 'running') return state;
    }
  } while (after !== null);
  return 'running';
}

/**
 * Rolls a version out to the cards that have another one: this browser renders all of them, which takes seconds, and then calls the
 * functions that put them onto the cards. A job on the server goes on with that when no browser calls any more; after an interruption of
 * the rendering the next start continues with the rest.
 *
 * @returns The state in which it ended; `running` when this browser stopped because `isOver` returned true.
 * @throws AppError `sync-busy`, `sync-not-running`, or a failure of the network
 */
export async function runRollOut(rollOut: RollOut): Promise<SyncState> {
  const { runId, driver, isOver } = rollOut;
  let state = await drawAll(rollOut);
  while (state === 'running' && !isOver()) {
    const answer = await callFunction('applySync', { runId, driver });
    state = answer.state;
    if (answer.isThrough) break;
  }
  return state;
}

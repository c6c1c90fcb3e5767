/*
 * The sandbox's page: answers the page that embeds it, and nobody else. Templates run in its worker; here is only code of
 * ours, and markup that was cleaned.
 */
import {
  readFragment,
  SandboxFault,
  type SandboxMessage,
  type SandboxRequest,
} from 'shared-lib/templates/protocol';
import { draw } from './draw';
import { forbidScripts } from './forbid-scripts';
import type { inspect as inspectStage } from './inspect';
import { Stage } from './stage';
import { TemplateWorkers } from './template-worker';

type Said = SandboxMessage extends infer Message
  ? Message extends { nonce: string }
    ? Omit<Message, 'nonce'>
    : never
  : never;

const { nonce, inspects } = readFragment(location.hash);
const place = document.getElementById('stage');
if (!place) throw new Error('The page has no stage');
const stage = new Stage(place, (height) => say({ say: 'height', height }));

function say(message: Said): void {
  // The frame has no origin that the page could check, nor may it know the page's; the nonce is what they share.
  parent.postMessage({ nonce, ...message }, '*');
}

/** Loads everything that the frame needs, then forbids all loading, and only then accepts templates' code. */
async function open(): Promise<{ workers: TemplateWorkers; inspect: typeof inspectStage | null }> {
  // A third of the frame's weight, for those who publish a template.
  const tools = inspects ? await import(/* webpackChunkName: "sandbox-inspect" */ './inspect') : null;
  forbidScripts();
  return { workers: new TemplateWorkers(), inspect: tools?.inspect ?? null };
}

const opened = open();

async function answer(request: SandboxRequest): Promise<Said> {
  const { workers, inspect } = await opened;
  if (request.ask === 'inspect') {
    if (!inspect) throw new SandboxFault('template-sandbox-gone', 'opened without its tools');
    return { say: 'inspected', id: request.id, inspection: await inspect(stage) };
  }
  const drawing = await draw(workers, request.job);
  if (request.look) stage.show(drawing.html, drawing.css, request.look);
  return { say: 'drawn', id: request.id, drawing };
}

function failureOf(error: unknown): SandboxFault {
  return error instanceof SandboxFault ? error : new SandboxFault('template-sandbox-gone', String(error));
}

// One after the other: a template's worker renders one thing at a time.
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ source, data }: MessageEvent<SandboxRequest | null>) => {
  if (source !== parent || nonce === '' || data === null || data.nonce !== nonce) return;
  last = last.then(async () => {
    try {
      say(await answer(data));
    } catch (error) {
      const { code, message, line, item } = failureOf(error);
      say({ say: 'failed', id: data.id, failure: { code, message, line, item } });
    }
  });
});

void opened.then(({ workers }) => workers.ready).then(() => say({ say: 'ready' }));

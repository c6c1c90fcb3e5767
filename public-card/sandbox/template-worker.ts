import { JOB_LIMIT_MS, JOB_MARKUP_LIMIT, RENDER_LIMIT_MS, SandboxFault } from 'shared-lib/templates/protocol';
import type { DrawItem } from 'shared-lib/templates';
import { withoutPreloads } from '../server/document/without-preloads';
import type { WorkerAnswer, WorkerRequest } from './worker';

/** Script of `worker.ts`, inserted by the build. */
declare const __SANDBOX_WORKER__: string;

/** Drawings after which a worker is replaced, to free its memory. */
const RENDERS_PER_WORKER = 400;

/** Longest start of the worker's own script, on a slow phone, in milliseconds. */
const START_LIMIT_MS = 10_000;

/** The worker's own script, with a name in stack traces, where addresses of blobs are the template's. */
const RUNTIME = `${__SANDBOX_WORKER__}\n//# sourceURL=sandbox-worker.js`;

function scriptUrl(text: string): string {
  return URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
}

/**
 * Returns the template's code as a script, whose first line is the code's first. The code is inside a block, so that it
 * may declare any name, even those of its arguments.
 */
function codeScript(code: string): string {
  return `defineTemplate(function (React, Icon, require, exports, module) {'use strict';{${code}\n}});`;
}

/** A worker for one template's code, which can't damage other templates. */
export class TemplateWorker {
  private readonly worker: Worker;
  /** Resolves once the worker accepts code. */
  readonly started: Promise<void>;
  private lastId = 0;
  private renders = 0;
  private ended = false;
  private readonly waiting = new Map<number, (answer: WorkerAnswer) => void>();

  constructor() {
    const url = scriptUrl(RUNTIME);
    this.worker = new Worker(url);
    this.started = new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new SandboxFault('template-sandbox-gone')), START_LIMIT_MS);
      this.worker.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (data === 'up') {
          clearTimeout(timer);
          URL.revokeObjectURL(url);
          resolve();
        } else this.take(data);
      };
      this.worker.onerror = (event) => {
        event.preventDefault();
        reject(new SandboxFault('template-sandbox-gone', event.message));
      };
    });
    this.started.catch(() => undefined);
  }

  /** True while it may render more. */
  get isUsable(): boolean {
    return !this.ended && this.renders < RENDERS_PER_WORKER;
  }

  /** Loads the template's code; called once. */
  async load(code: string): Promise<void> {
    await this.started;
    const codeUrl = scriptUrl(codeScript(code));
    try {
      await this.ask({ codeUrl });
    } finally {
      URL.revokeObjectURL(codeUrl);
    }
  }

  /** Renders one item. */
  async draw({ key, props }: DrawItem): Promise<string> {
    this.renders++;
    const html = withoutPreloads(await this.ask({ props }, key));
    if (html.trim() === '') throw new SandboxFault('template-empty', '', null, key);
    return html;
  }

  end(): void {
    this.ended = true;
    this.worker.terminate();
    this.waiting.clear();
  }

  private async ask(
    question: { codeUrl: string } | { props: object },
    key: string | null = null,
  ): Promise<string> {
    const id = ++this.lastId;
    const answer = await new Promise<WorkerAnswer | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), RENDER_LIMIT_MS);
      this.waiting.set(id, (given) => {
        clearTimeout(timer);
        resolve(given);
      });
      this.worker.postMessage({ id, ...question } satisfies WorkerRequest);
    });
    this.waiting.delete(id);
    if (answer?.ok) return answer.html;
    this.end();
    if (answer === null) throw new SandboxFault('template-timeout', '', null, key);
    const code = answer.reason === 'large' ? 'template-too-large' : 'template-throws';
    throw new SandboxFault(code, answer.message, answer.line, key);
  }

  /** Handles a message of the worker, which is as untrusted as the template: only the expected form is accepted. */
  private take(data: unknown): void {
    if (typeof data !== 'object' || data === null) return;
    const { id, ok, html, reason, message, line }: Record<string, unknown> = { ...data };
    const waiting = typeof id === 'number' ? this.waiting.get(id) : undefined;
    if (!waiting || typeof id !== 'number') return;
    if (ok === true && typeof html === 'string') waiting({ id, ok, html });
    else {
      waiting({
        id,
        ok: false,
        reason: reason === 'large' ? 'large' : 'throws',
        message: typeof message === 'string' ? message.slice(0, 1000) : '',
        line: typeof line === 'number' ? line : null,
      });
    }
  }
}

/** Pool of two workers: that of the template rendered last, and one that hasn't loaded any code yet. */
export class TemplateWorkers {
  private current: { code: string; worker: TemplateWorker } | null = null;
  private spare = new TemplateWorker();

  /** Resolves once the first template can be rendered. */
  get ready(): Promise<void> {
    return this.spare.started;
  }

  /** Renders all items; fails with the first that can't be rendered. */
  async draw(code: string, items: readonly DrawItem[]): Promise<Record<string, string>> {
    const startedAt = performance.now();
    const markup: Record<string, string> = {};
    let length = 0;
    for (const item of items) {
      const worker = await this.workerFor(code);
      const html = await worker.draw(item);
      length += html.length;
      if (length > JOB_MARKUP_LIMIT) throw new SandboxFault('template-too-large', '', null, item.key);
      markup[item.key] = html;
      if (performance.now() - startedAt > JOB_LIMIT_MS) {
        worker.end();
        throw new SandboxFault('template-timeout', '', null, item.key);
      }
    }
    return markup;
  }

  private async workerFor(code: string): Promise<TemplateWorker> {
    if (this.current?.code === code && this.current.worker.isUsable) return this.current.worker;
    this.current?.worker.end();
    // One that couldn't be fetched ahead may be fetched now.
    const worker = await this.spare.started.then(
      () => this.spare,
      () => new TemplateWorker(),
    );
    this.current = { code, worker };
    this.spare = new TemplateWorker();
    try {
      await worker.load(code);
    } catch (error) {
      worker.end();
      throw error;
    }
    return worker;
  }
}

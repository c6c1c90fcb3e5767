import { resolveEndpoints } from '../../platform/config/endpoints';
import type { DrawJob, DrawnLook, TemplateDrawing, TemplateInspection } from '../drawing';
import { TemplateError } from '../template-error';
import { isSandboxMessage } from './is-sandbox-message';
import { SILENCE_LIMIT_MS, writeFragment, type SandboxMessage, type SandboxRequest } from './protocol';
import type { TemplateSandbox } from './template-sandbox';

type Question = SandboxRequest extends infer Request
  ? Request extends SandboxRequest
    ? Omit<Request, 'nonce' | 'id'>
    : never
  : never;

interface Waiting {
  question: Question;
  width?: number;
  resolve: (said: SandboxMessage) => void;
  reject: (error: TemplateError) => void;
}

/**
 * Longest wait for a sandbox to start, in milliseconds: a first visit has to load it; later it takes a tenth of a
 * second.
 */
const START_LIMIT_MS = 15_000;

/** Hides the frame off-screen but keeps it laid out, as it couldn't be measured otherwise. */
const HIDDEN_STYLE = 'position:fixed;left:-10000px;top:0;width:390px;height:800px;border:0;visibility:hidden';

export interface TemplateSandboxOptions {
  /** Element that shows the drawing; hidden when left out. */
  container?: HTMLElement;
  /** Title of the frame for screen readers. */
  title?: string;
  /** Gets the height of the shown drawing, in pixels. */
  onHeight?: (height: number) => void;
  /** True to load the tools that {@link TemplateSandbox.inspect} needs. */
  inspects?: boolean;
}

/**
 * Opens a sandbox for templates. Its frame is another site's page without an origin; one that stops answering is
 * removed and replaced.
 */
export function createTemplateSandbox({
  container,
  title = '',
  onHeight,
  inspects = false,
}: TemplateSandboxOptions = {}): TemplateSandbox {
  const queue: Waiting[] = [];
  let current: (Waiting & { id: number }) | null = null;
  let frame: HTMLIFrameElement | null = null;
  let nonce = '';
  let isReady = false;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function watch(limit: number): void {
    clearTimeout(timer);
    timer = setTimeout(giveUp, limit);
  }

  function open(): void {
    nonce = crypto.randomUUID();
    isReady = false;
    frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.setAttribute('referrerpolicy', 'no-referrer');
    frame.title = title;
    if (container) frame.style.cssText = 'display:block;width:100%;height:100%;border:0';
    else {
      frame.style.cssText = HIDDEN_STYLE;
      frame.tabIndex = -1;
      frame.setAttribute('aria-hidden', 'true');
    }
    frame.src = `${resolveEndpoints().origins.publicCard}/sandbox.html${writeFragment({ nonce, inspects })}`;
    (container ?? document.body).append(frame);
    watch(START_LIMIT_MS);
  }

  function shut(): void {
    clearTimeout(timer);
    frame?.remove();
    frame = null;
    isReady = false;
  }

  /** Removes a frame whose drawing hangs, or that never started. The next job gets a new frame. */
  function giveUp(): void {
    const failed = current ?? queue.shift();
    current = null;
    shut();
    failed?.reject(new TemplateError('template-sandbox-gone'));
    next();
  }

  function next(): void {
    if (current || queue.length === 0 || isClosed) return;
    if (!frame) open();
    if (!isReady || !frame) return;
    const waiting = queue.shift();
    if (!waiting) return;
    current = { ...waiting, id: ++lastId };
    frame.style.width = current.width ? `${current.width}px` : container ? '100%' : '390px';
    const request: SandboxRequest = { nonce, id: current.id, ...current.question };
    frame.contentWindow?.postMessage(request, '*');
    // Inspecting takes longer than rendering.
    watch(request.ask === 'inspect' ? START_LIMIT_MS : SILENCE_LIMIT_MS);
  }

  function take(said: SandboxMessage): void {
    if (said.say === 'height') {
      onHeight?.(said.height);
      return;
    }
    if (said.say === 'ready') {
      isReady = true;
      clearTimeout(timer);
    } else {
      if (said.id !== current?.id) return;
      clearTimeout(timer);
      const { resolve, reject } = current;
      current = null;
      if (frame && container) frame.style.width = '100%';
      if (said.say === 'failed') {
        const { code, message, line, item } = said.failure;
        reject(new TemplateError(code, message, line, item));
      } else resolve(said);
    }
    next();
  }

  function listen({ source, data }: MessageEvent<unknown>): void {
    if (!frame || source !== frame.contentWindow) return;
    if (isSandboxMessage(data) && data.nonce === nonce) take(data);
  }

  function ask(question: Question, width?: number): Promise<SandboxMessage> {
    return new Promise((resolve, reject) => {
      if (isClosed) reject(new TemplateError('template-sandbox-gone'));
      else {
        queue.push({ question, width, resolve, reject });
        next();
      }
    });
  }

  addEventListener('message', listen);
  open();

  return {
    async render(job: DrawJob, look?: DrawnLook): Promise<TemplateDrawing> {
      const said = await ask({ ask: 'draw', job, look: look ?? null });
      if (said.say !== 'drawn') throw new TemplateError('template-sandbox-gone');
      return said.drawing;
    },
    async inspect(width?: number): Promise<TemplateInspection> {
      const said = await ask({ ask: 'inspect' }, width);
      if (said.say !== 'inspected') throw new TemplateError('template-sandbox-gone');
      return said.inspection;
    },
    close() {
      isClosed = true;
      removeEventListener('message', listen);
      shut();
      const left = [...(current ? [current] : []), ...queue.splice(0)];
      current = null;
      for (const { reject } of left) reject(new TemplateError('template-sandbox-gone'));
    },
  };
}

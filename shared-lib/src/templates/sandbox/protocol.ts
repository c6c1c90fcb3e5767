import type { DrawJob, DrawnLook, TemplateDrawing, TemplateInspection } from '../drawing';
import type { TemplateErrorCode } from '../template-error';

/** Options in the fragment of the frame's address, which isn't sent to any server. */
export interface SandboxFragment {
  nonce: string;
  /** True to load the tools for inspections before the first template. */
  inspects: boolean;
}

/** Writes the fragment of the frame's address. */
export function writeFragment({ nonce, inspects }: SandboxFragment): string {
  return `#${nonce}${inspects ? '.inspect' : ''}`;
}

/** Reads what {@link writeFragment} wrote. */
export function readFragment(fragment: string): SandboxFragment {
  const [nonce = '', wish] = fragment.slice(1).split('.');
  return { nonce, inspects: wish === 'inspect' };
}

/** Request of a page to its sandbox. Only the two know the nonce. */
export type SandboxRequest = { nonce: string; id: number } & (
  { ask: 'draw'; job: DrawJob; look: DrawnLook | null } | { ask: 'inspect' }
);

/** Failure of a request. */
export interface SandboxFailure {
  code: TemplateErrorCode;
  message: string;
  line: number | null;
  item: string | null;
}

/** Message of the sandbox to its page. */
export type SandboxMessage = { nonce: string } & (
  | { say: 'ready' }
  | { say: 'height'; height: number }
  | { say: 'drawn'; id: number; drawing: TemplateDrawing }
  | { say: 'inspected'; id: number; inspection: TemplateInspection }
  | { say: 'failed'; id: number; failure: SandboxFailure }
);

/** Longest time of drawing one item, in milliseconds. */
export const RENDER_LIMIT_MS = 1000;

/** Longest time of drawing all items of a job, in milliseconds. */
export const JOB_LIMIT_MS = 2500;

/** Most markup of all items of a job together, in UTF-16 units: an instance has to fit into one document. */
export const JOB_MARKUP_LIMIT = 200_000;

/** Time without an answer after which a sandbox is replaced, in milliseconds. */
export const SILENCE_LIMIT_MS = 3500;

import type { DrawJob, DrawnLook, TemplateDrawing, TemplateInspection } from '../drawing';
import type { TemplateErrorCode } from '../template-error';

/** What a page asks of its sandbox. The nonce is known to the two only. */
export type SandboxRequest = { nonce: string; id: number } & (
  { ask: 'draw'; job: DrawJob; look: DrawnLook | null } | { ask: 'inspect' }
);

/** Why a question has no answer. */
export interface SandboxFailure {
  code: TemplateErrorCode;
  message: string;
  line: number | null;
  item: string | null;
}

/** What the sandbox says. */
export type SandboxMessage = { nonce: string } & (
  | { say: 'ready' }
  | { say: 'height'; height: number }
  | { say: 'drawn'; id: number; drawing: TemplateDrawing }
  | { say: 'inspected'; id: number; inspection: TemplateInspection }
  | { say: 'failed'; id: number; failure: SandboxFailure }
);

/** Longest time that one drawing of one item may take, in milliseconds. */
export const RENDER_LIMIT_MS = 1000;

/** Longest time that all items of a job may take together. */
export const JOB_LIMIT_MS = 2500;

/** Most markup of all items of a job together, in UTF-16 units: an instance has to fit into one document. */
export const JOB_MARKUP_LIMIT = 200_000;

/** A sandbox that says nothing for longer is given up. */
export const SILENCE_LIMIT_MS = 3500;

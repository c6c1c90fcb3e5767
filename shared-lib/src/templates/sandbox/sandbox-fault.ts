import type { TemplateErrorCode } from '../template-error';

/** Why the sandbox couldn't draw, before it is told to the page that asked. */
export class SandboxFault extends Error {
  constructor(
    readonly code: TemplateErrorCode,
    message: string = code,
    readonly line: number | null = null,
    readonly item: string | null = null,
  ) {
    super(message);
  }
}

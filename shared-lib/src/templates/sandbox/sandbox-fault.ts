import type { TemplateErrorCode } from '../template-error';

/** Error inside the sandbox, before it is sent to the page that requested the rendering. */
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

import { AppError } from '../errors/app-error';

/** Why a template couldn't be drawn. */
export type TemplateErrorCode =
  /** Its code failed. */
  | 'template-throws'
  /** It drew nothing. */
  | 'template-empty'
  /** It took longer than a second. */
  | 'template-timeout'
  /** It drew more than a card may hold. */
  | 'template-too-large'
  /** Its style breaks a rule. */
  | 'template-css'
  /** The sandbox can't be reached, or stopped answering. */
  | 'template-sandbox-gone';

/** A template that couldn't be drawn. The message is for its author, as the browser gave it. */
export class TemplateError extends AppError {
  constructor(
    override readonly code: TemplateErrorCode,
    message: string = code,
    /** Where in the template's code or style, counted from one; `null` when not known. */
    readonly line: number | null = null,
    /** What was being drawn; see `DrawItem`. */
    readonly item: string | null = null,
  ) {
    super(code, message);
  }
}

import { AppError } from 'shared-lib/errors/classes';

/** Reasons for which a template couldn't be rendered. */
export type TemplateErrorCode =
  /** Its code failed. */
  | 'template-throws'
  /** It rendered nothing. */
  | 'template-empty'
  /** It took longer than a second. */
  | 'template-timeout'
  /** It rendered more than a card may hold. */
  | 'template-too-large'
  /** Its style breaks a rule. */
  | 'template-css'
  /** The sandbox can't be reached, or stopped answering. */
  | 'template-sandbox-gone';

/** Error of a template that couldn't be rendered. The message is the browser's, for the template's author. */
export class TemplateError extends AppError {
  constructor(
    override readonly code: TemplateErrorCode,
    message: string = code,
    /** Line in the template's code or style, counted from one; `null` when it isn't known. */
    readonly line: number | null = null,
    /** Item that was being rendered; see `DrawItem`. */
    readonly item: string | null = null,
  ) {
    super(code, message);
  }
}

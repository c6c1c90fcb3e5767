/** A problem of a template's code or style, with its position. */
export interface TemplateProblem {
  /** Id of the broken rule, for tests and help pages. */
  code: string;
  /** Spanish sentence for the template's author. */
  message: string;
  /** Message of the tool behind the check; empty where it adds nothing. */
  detail: string;
  /** Counted from one; `null` for a problem of the whole text. */
  line: number | null;
  column: number | null;
}

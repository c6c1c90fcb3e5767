/** What is wrong with a template's code or style, and where. */
export interface TemplateProblem {
  /** Names the rule that was broken, for tests and help pages. */
  code: string;
  /** Spanish sentence for the template's author. */
  message: string;
  /** What the tool behind the check said, in its own words; empty where it adds nothing. */
  detail: string;
  /** Counted from one; `null` where the whole text is meant. */
  line: number | null;
  column: number | null;
}

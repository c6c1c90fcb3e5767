/** One request as the inspector shows it: client, path, verdict of the rules and cost. */
export interface RequestRecord {
  readonly id: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly client: string;
  readonly tag: string | undefined;
  /** `not asked` for the owner, and where there are no rules: none are evaluated. */
  verdict: 'not asked' | 'allowed' | 'denied';
  /** For a denial: `file:line:column: why` of each rule that was evaluated. */
  reasons: readonly string[];
  reads: number;
  writes: number;
  deletes: number;
  millis: number;
  /** Name of the status it ended with, if it failed. */
  error?: string;
}

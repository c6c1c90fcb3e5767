/** One request as a person looks at it: who asked for what, what the rules said and what it cost. */
export interface RequestRecord {
  readonly id: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly client: string;
  readonly tag: string | undefined;
  /** The rules are not asked for the owner, and where there are none. */
  verdict: 'not asked' | 'allowed' | 'denied';
  /** For a denial: `file:line:column: why` of each rule that was asked. */
  reasons: readonly string[];
  reads: number;
  writes: number;
  deletes: number;
  millis: number;
  /** Name of the status it ended with, if it failed. */
  error?: string;
}

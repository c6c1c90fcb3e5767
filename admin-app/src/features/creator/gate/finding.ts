/** A finding of the publish gate. */
export interface GateFinding {
  /** An error prevents publishing; a warning can be overridden with a reason. */
  level: 'error' | 'warning';
  /** Name of the check. */
  check: string;
  message: string;
  /** Suggested correction. */
  fix: string;
  /** Sample cards that show it, with the measured values; empty for findings about the code. */
  where: readonly string[];
  /** Editor and line where it can be corrected; left out for findings that have none. */
  at?: { editor: 'reactCode' | 'cssCode'; line: number | null };
  /** True when cards lose something by it, which needs a major version. */
  breaks?: boolean;
}

/** Merges equal findings with all their places; the first one's correction stays. */
export function mergeFindings(findings: readonly GateFinding[]): GateFinding[] {
  const merged = new Map<string, GateFinding>();
  for (const finding of findings) {
    const key = [finding.level, finding.check, finding.message].join('\n');
    const known = merged.get(key);
    const where = [...new Set([...(known?.where ?? []), ...finding.where])];
    merged.set(key, { ...(known ?? finding), where });
  }
  return [...merged.values()];
}

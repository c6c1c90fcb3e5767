import type { AuditEntry, TemplateField } from 'shared-lib/model';

/** Fields that hold code, which is compared line by line, and fields derived from it. */
export const CODE_FIELDS: ReadonlySet<string> = new Set([
  'reactCode',
  'cssCode',
  'jsonConfig',
  'compiledCode',
  'codeHash',
]);

/** A template's code as the log has it: by its hash, or itself in entries from before 2026-11-25. */
export type LoggedCode = { jsonConfig: TemplateField[] } & (
  { codeHash: string } | { reactCode: string; cssCode: string }
);

function toCode(data: AuditEntry['before']): LoggedCode | null {
  const { reactCode, cssCode, codeHash, jsonConfig } = data ?? {};
  const fields = { jsonConfig: Array.isArray(jsonConfig) ? jsonConfig : [] };
  if (typeof codeHash === 'string') return { ...fields, codeHash };
  return typeof reactCode === 'string' && typeof cssCode === 'string'
    ? { ...fields, reactCode, cssCode }
    : null;
}

/** Returns a template's code before and after a change; `null` unless the log has both. */
export function codeOf({ before, after }: AuditEntry): { before: LoggedCode; after: LoggedCode } | null {
  const [old, now] = [toCode(before), toCode(after)];
  return old && now ? { before: old, after: now } : null;
}

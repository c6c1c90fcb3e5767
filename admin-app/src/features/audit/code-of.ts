import type { AuditEntry, TemplateCode } from 'shared-lib/domain';

/** Fields with code, which are compared line by line, or compiled from such fields. */
export const CODE_FIELDS: ReadonlySet<string> = new Set([
  'reactCode',
  'cssCode',
  'jsonConfig',
  'compiledCode',
]);

function toCode(data: AuditEntry['before']): TemplateCode | null {
  if (typeof data?.['reactCode'] !== 'string' || typeof data['cssCode'] !== 'string') return null;
  const jsonConfig = Array.isArray(data['jsonConfig'])
    ? (data['jsonConfig'] as TemplateCode['jsonConfig'])
    : [];
  return { reactCode: data['reactCode'], cssCode: data['cssCode'], jsonConfig };
}

/** Returns a template's code before and after a change; `null` unless it has both. */
export function codeOf({ before, after }: AuditEntry): { before: TemplateCode; after: TemplateCode } | null {
  const [old, now] = [toCode(before), toCode(after)];
  return old && now ? { before: old, after: now } : null;
}

import { TEMPLATE_LIMITS, templateDraftSchema, type TemplateDraft } from 'shared-lib/model';
import { describeTemplateIssue } from '../../../template-data/describe-template-issue';
import { checkCssCode, checkReactCode } from '../check-code';
import { compileForSaving } from '../draft/compile-for-saving';
import { compareFields } from './check-fields';
import type { GateFinding } from './finding';
import { messages } from './messages';

type StaticFinding = Omit<GateFinding, 'where'>;

async function fieldFindings(draft: TemplateDraft): Promise<StaticFinding[]> {
  const { unknown, unused } = await compareFields(draft);
  return [
    ...unknown.map(({ name, line }) => ({
      level: 'error' as const,
      check: messages.checks.fields,
      message: messages.atLine(messages.unknownProp(name), line),
      fix: messages.fixUnknownProp,
      at: { editor: 'reactCode' as const, line },
    })),
    ...unused.map(({ label, id }) => ({
      level: 'warning' as const,
      check: messages.checks.fields,
      message: messages.unusedField(label || id),
      fix: messages.fixUnusedField,
    })),
  ];
}

function detailFindings(draft: TemplateDraft): StaticFinding[] {
  const parsed = templateDraftSchema.safeParse(draft);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({
    level: 'error',
    check: messages.checks.details,
    message: describeTemplateIssue(path, message),
    fix: messages.fixDetails,
  }));
}

/** Lists the findings about a template that need no drawing. */
export async function checkStatic(draft: TemplateDraft): Promise<GateFinding[]> {
  return (await findProblems(draft)).map((finding) => ({ ...finding, where: [] }));
}

async function findProblems(draft: TemplateDraft): Promise<StaticFinding[]> {
  const [code, css, compiled] = await Promise.all([
    checkReactCode(draft.reactCode),
    checkCssCode(draft.cssCode),
    compileForSaving(draft.reactCode),
  ]);
  const tooLarge: StaticFinding[] =
    compiled.length > TEMPLATE_LIMITS.compiledCode
      ? [
          {
            level: 'error',
            check: messages.checks.code,
            message: messages.codeTooLarge,
            fix: messages.fixTooLarge,
          },
        ]
      : [];
  return [
    ...detailFindings(draft),
    ...code.map(({ message, line }) => ({
      level: 'error' as const,
      check: messages.checks.code,
      message: messages.atLine(message, line),
      fix: messages.fixCode,
      at: { editor: 'reactCode' as const, line },
    })),
    ...(draft.cssCode.trim() === ''
      ? [
          {
            level: 'error' as const,
            check: messages.checks.css,
            message: messages.cssEmpty,
            fix: messages.fixCssEmpty,
          },
        ]
      : []),
    ...css.map(({ message, line }) => ({
      level: 'error' as const,
      check: messages.checks.css,
      message: messages.atLine(message, line),
      fix: messages.fixCss,
      at: { editor: 'cssCode' as const, line },
    })),
    ...tooLarge,
    ...(code.length === 0 ? await fieldFindings(draft) : []),
  ];
}

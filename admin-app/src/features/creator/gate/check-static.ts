import {
  linkTemplateProps,
  profileTemplateProps,
  TEMPLATE_LIMITS,
  templateDraftSchema,
  type TemplateDraft,
} from 'shared-lib/domain';
import { describeTemplateIssue } from '../../../template-data/describe-template-issue';
import { sampleCards } from '../../../template-preview/sample-cards';
import { checkCssCode, checkReactCode } from '../check-code';
import { compileForSaving } from '../draft/compile-for-saving';
import type { GateFinding } from './finding';
import { messages } from './messages';

type StaticFinding = Omit<GateFinding, 'where'>;

/** Returns the props that every template of a section gets. */
function knownProps(section: TemplateDraft['targetSection']): Set<string> {
  const { card } = sampleCards[0]!;
  const props =
    section === 'profile'
      ? profileTemplateProps(card, [], {})
      : linkTemplateProps(card, card.links[0]!, [], {});
  return new Set(Object.keys(props));
}

async function fieldFindings({
  reactCode,
  jsonConfig,
  targetSection,
}: TemplateDraft): Promise<StaticFinding[]> {
  const { findProps } = await import('shared-lib/templates/compile');
  const used = findProps(reactCode);
  const ids = new Set(jsonConfig.map(({ id }) => id));
  const known = knownProps(targetSection);
  const unknown = used.filter(({ name }) => !ids.has(name) && !known.has(name) && name !== 'key');
  const unused = jsonConfig.filter(({ id }) => !used.some(({ name }) => name === id));
  return [
    ...unknown.map(({ name, line }) => ({
      level: 'error' as const,
      check: messages.checks.fields,
      message: messages.atLine(messages.unknownProp(name), line),
      fix: messages.fixUnknownProp,
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
    })),
    ...tooLarge,
    ...(code.length === 0 ? await fieldFindings(draft) : []),
  ];
}

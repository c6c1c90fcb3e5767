import { templateDraftSchema, type TemplateDraft } from 'shared-lib/model';
import { describeTemplateIssue } from '../../../template-data/describe-template-issue';

/**
 * Returns why the server would refuse a draft, which is a text that is too long; `null` when it fits, even unfinished.
 */
export function findSizeProblem(draft: TemplateDraft): string | null {
  const { error } = templateDraftSchema.safeParse(draft);
  const issue = error?.issues.find(({ message }) => message.startsWith('too-'));
  return issue ? describeTemplateIssue(issue.path, issue.message) : null;
}

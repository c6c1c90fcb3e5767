import { templateDraftSchema, type TemplateDraft } from 'shared-lib/model';
import { fieldMessage } from 'shared-lib/errors';
import { messages } from '../messages';

type DetailText = 'name' | 'description' | 'category' | 'author' | 'tags';

/** Returns the problem of one of the details as a sentence. */
export function detailProblem(draft: TemplateDraft, field: DetailText): string | undefined {
  const parsed = templateDraftSchema.safeParse(draft);
  const issue = parsed.error?.issues.find(({ path: [first] }) => first === field);
  return issue && fieldMessage(issue.message, messages[field]);
}

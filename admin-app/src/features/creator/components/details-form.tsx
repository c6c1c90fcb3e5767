import { NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import {
  TEMPLATE_CATEGORIES,
  TEMPLATE_LIMITS,
  templateDraftSchema,
  type TemplateDraft,
} from 'shared-lib/domain';
import { fieldMessage } from 'shared-lib/errors';
import { Panel } from '../../../ui/panel';
import { changeSection } from '../draft/change-section';
import { messages } from '../messages';
import styles from './creator.module.css';

interface DetailsFormProps {
  draft: TemplateDraft;
  /** True once it was published, as owners may have it on that part of their card. */
  locked: boolean;
  onChange: (part: Partial<TemplateDraft>) => void;
}

/** Id of the name's field, to focus it. */
export const NAME_FIELD = 'creator-name';

type Texts = 'name' | 'description' | 'category' | 'author' | 'tags';

/** Returns the problem of one of the details as a sentence. */
function problemOf(draft: TemplateDraft, field: Texts): string | undefined {
  const parsed = templateDraftSchema.safeParse(draft);
  const issue = parsed.error?.issues.find(({ path: [first] }) => first === field);
  return issue && fieldMessage(issue.message, messages[field]);
}

/** Renders the fields by which a template is described and found. */
export function DetailsForm({ draft, locked, onChange }: DetailsFormProps) {
  // One that came with an import stays until another is chosen.
  const categories = [...new Set([...TEMPLATE_CATEGORIES, ...(draft.category ? [draft.category] : [])])];
  const error = (field: Texts) => problemOf(draft, field);
  return (
    <Panel title={messages.details}>
      <TextInput
        id={NAME_FIELD}
        label={messages.name}
        required
        withAsterisk={false}
        value={draft.name}
        error={draft.name === '' ? undefined : error('name')}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <Textarea
        label={messages.description}
        autosize
        minRows={2}
        maxRows={6}
        value={draft.description}
        error={error('description')}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <div className={styles.pair}>
        <NativeSelect
          label={messages.category}
          data={[{ value: '', label: messages.noCategory }, ...categories]}
          value={draft.category}
          error={error('category')}
          onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
        />
        <NativeSelect
          label={messages.section}
          description={locked ? messages.sectionLocked : undefined}
          disabled={locked}
          data={(['profile', 'links'] as const).map((value) => ({ value, label: messages.sections[value] }))}
          value={draft.targetSection}
          onChange={({ currentTarget: { value } }) =>
            onChange(changeSection(draft, value === 'links' ? 'links' : 'profile'))
          }
        />
      </div>
      <TagsInput
        label={messages.tags}
        description={messages.tagsHelp}
        value={draft.tags}
        maxTags={TEMPLATE_LIMITS.tags}
        error={error('tags')}
        onChange={(tags) => onChange({ tags })}
      />
      <TextInput
        label={messages.author}
        value={draft.author}
        error={error('author')}
        onChange={({ currentTarget }) => onChange({ author: currentTarget.value })}
      />
    </Panel>
  );
}

import { useId } from 'react';
import { NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { TEMPLATE_LIMITS, templateDraftSchema, type TemplateDraft } from 'shared-lib/domain';
import { fieldMessage } from 'shared-lib/errors';
import { Panel } from '../../../ui/panel';
import { messages } from '../messages';
import styles from './creator.module.css';

interface DetailsFormProps {
  draft: TemplateDraft;
  /** Published once: owners have it on a part of their card already. */
  locked: boolean;
  onChange: (part: Partial<TemplateDraft>) => void;
}

/** Where the name is typed, for the focus to go to. */
export const NAME_FIELD = 'creator-name';

type Texts = 'name' | 'description' | 'category' | 'author' | 'tags';

/** What is wrong with one of the details, in a sentence. */
function problemOf(draft: TemplateDraft, field: Texts): string | undefined {
  const parsed = templateDraftSchema.safeParse(draft);
  const issue = parsed.error?.issues.find(({ path: [first] }) => first === field);
  return issue && fieldMessage(issue.message, messages[field]);
}

/** What a template is called and found by. */
export function DetailsForm({ draft, locked, onChange }: DetailsFormProps) {
  const suggestions = useId();
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
        <TextInput
          label={messages.category}
          list={suggestions}
          value={draft.category}
          error={error('category')}
          onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
        />
        <datalist id={suggestions}>
          {messages.categories.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <NativeSelect
          label={messages.section}
          description={locked ? messages.sectionLocked : undefined}
          disabled={locked}
          data={(['profile', 'links'] as const).map((value) => ({ value, label: messages.sections[value] }))}
          value={draft.targetSection}
          onChange={({ currentTarget: { value } }) =>
            onChange({ targetSection: value === 'links' ? 'links' : 'profile' })
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

import { NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { TEMPLATE_CATEGORIES, TEMPLATE_LIMITS, type TemplateDraft } from 'shared-lib/model';
import { Panel } from '../../../ui/panel';
import { changeSection } from '../draft/draft-source';
import { messages } from '../messages';
import styles from './creator.module.css';
import { detailProblem } from './detail-problem';

interface DetailsFormProps {
  draft: TemplateDraft;
  /** True once it was published, as owners may have it on that part of their card. */
  locked: boolean;
  onChange: (part: Partial<TemplateDraft>) => void;
}

/** Renders the fields by which a template is described and found. */
export function DetailsForm({ draft, locked, onChange }: DetailsFormProps) {
  // A category from an import stays until another is chosen.
  const categories = [...new Set([...TEMPLATE_CATEGORIES, ...(draft.category ? [draft.category] : [])])];
  const error = (field: 'description' | 'category' | 'author' | 'tags') => detailProblem(draft, field);
  return (
    <Panel title={messages.details}>
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

import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { TEMPLATE_LIMITS, templateFieldsSchema, type TemplateField } from 'shared-lib/model';
import { showUndoToast } from 'shared-lib/toast';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { describeFieldIssue } from '../../../template-data/describe-template-issue';
import { Panel, PanelHelp } from '../../../ui/panel';
import { messages } from '../messages';
import { numberedId, withLabel } from './field-id';
import { FieldItem, type FieldProblems } from './field-item';
import { FieldsJson } from './fields-json';
import { lostFields } from './lost-fields';

interface FieldsSectionProps {
  fields: readonly TemplateField[];
  /** Fields of the latest published version. */
  published: readonly TemplateField[];
  /** Code that uses the fields. */
  reactCode: string;
  onChange: (fields: TemplateField[]) => void;
}

/** Returns the problems of each field, by its part. */
function problemsIn(fields: readonly TemplateField[]): FieldProblems[] {
  const parsed = templateFieldsSchema.safeParse(fields);
  return fields.map((_field, index) =>
    Object.fromEntries(
      (parsed.error?.issues ?? [])
        .filter(({ path }) => path[0] === index)
        .map(({ path, message }) => [String(path[1]), describeFieldIssue(String(path[1]), message)]),
    ),
  );
}

/** Renders the editor of the fields: field by field, or as JSON. */
export function FieldsSection({ fields, published, reactCode, onChange }: FieldsSectionProps) {
  const [view, setView] = useState<'visual' | 'json'>('visual');
  const problems = problemsIn(fields);
  const lost = lostFields(published, fields).map(({ id }) => id);

  const [addedAt, setAddedAt] = useState<number | null>(null);
  const add = () => {
    setAddedAt(fields.length);
    onChange([
      ...fields,
      { id: numberedId(fields), label: '', type: 'text', defaultValue: '', editable: true },
    ]);
  };
  const put = (index: number, changed: TemplateField) =>
    onChange(fields.map((other, at) => (at === index ? changed : other)));
  const move = (index: number, by: -1 | 1) => {
    const moved = [...fields];
    const [field] = moved.splice(index, 1);
    if (field) moved.splice(index + by, 0, field);
    onChange(moved);
  };
  const remove = (index: number) => {
    const before = [...fields];
    onChange(fields.filter((_field, at) => at !== index));
    const label = messages.field(before[index]?.label ?? '', index + 1);
    showUndoToast(messages.fieldRemoved(label), () => onChange(before));
  };

  return (
    <Panel
      title={messages.fields}
      help={messages.fieldsHelp}
      tools={
        <SegmentedControl
          aria-label={messages.view}
          size="xs"
          value={view}
          onChange={setView}
          data={(['visual', 'json'] as const).map((value) => ({ value, label: messages.views[value] }))}
        />
      }
    >
      {view === 'json' ? (
        <FieldsJson fields={fields} onChange={onChange} />
      ) : (
        <>
          {fields.length === 0 && <PanelHelp>{messages.noFields}</PanelHelp>}
          {fields.map((field, index) => (
            <FieldItem
              key={index}
              field={field}
              number={index + 1}
              isFirst={index === 0}
              isLast={index === fields.length - 1}
              problems={problems[index] ?? {}}
              mayTakeOver={published.some(({ id }) => id === field.id) ? [] : lost}
              isNew={index === addedAt}
              onChange={(changed) => put(index, changed)}
              onLabel={(label) =>
                put(
                  index,
                  withLabel(field, label, {
                    ...{ published, reactCode },
                    others: fields.filter((_field, at) => at !== index),
                  }),
                )
              }
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
          <div>
            <Button
              variant="light"
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={fields.length >= TEMPLATE_LIMITS.fields}
              onClick={add}
            >
              {messages.addField}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

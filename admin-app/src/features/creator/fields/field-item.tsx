import { useEffect, useRef } from 'react';
import { ActionIcon, NativeSelect, Switch, TagsInput, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import {
  TEMPLATE_FIELD_TYPES,
  TEMPLATE_LIMITS,
  type TemplateField,
  type TemplateFieldType,
  type TemplateValue,
} from 'shared-lib/model';
import { messages } from '../messages';
import styles from './fields.module.css';
import { DefaultInput } from './default-input';

/** Problems of a field, by its part. */
export type FieldProblems = Partial<Record<string, string>>;

interface FieldItemProps {
  field: TemplateField;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  problems: FieldProblems;
  /** Ids of published fields that were removed, whose values this one may take over. */
  mayTakeOver: readonly string[];
  /** True for one that was just added, whose label gets the focus. */
  isNew: boolean;
  onChange: (field: TemplateField) => void;
  /** Called with another label, which may name the field's id too. */
  onLabel: (label: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const EMPTY: Record<TemplateFieldType, TemplateValue> = {
  text: '',
  textarea: '',
  image: '',
  color: '#0F766E',
  url: '',
  select: '',
  switch: false,
  number: 0,
};

/** Renders the declaration of one field. */
export function FieldItem({
  field,
  number,
  isFirst,
  isLast,
  problems,
  mayTakeOver,
  isNew,
  onChange,
  onLabel,
  onMove,
  onRemove,
}: FieldItemProps) {
  const label = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) label.current?.focus();
  }, [isNew]);
  const title = messages.field(field.label, number);
  const put = (part: Partial<TemplateField>) => onChange({ ...field, ...part });

  const takeOver = (formerId: string) => {
    const { formerId: _former, ...rest } = field;
    onChange(formerId === '' ? rest : { ...rest, formerId });
  };
  const former = [...new Set([...(field.formerId === undefined ? [] : [field.formerId]), ...mayTakeOver])];

  const changeType = (type: TemplateFieldType) => {
    const { options: _options, ...rest } = field;
    onChange({ ...rest, type, defaultValue: EMPTY[type], ...(type === 'select' && { options: [] }) });
  };

  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.tools}>
        <ActionIcon
          variant="subtle"
          size={36}
          aria-label={messages.moveUp(title)}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size={36}
          aria-label={messages.moveDown(title)}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          size={36}
          aria-label={messages.removeField(title)}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
      <div className={styles.grid}>
        <TextInput
          ref={label}
          label={messages.fieldLabel}
          value={field.label}
          error={problems['label']}
          onChange={({ currentTarget }) => onLabel(currentTarget.value)}
        />
        <TextInput
          label={messages.fieldId}
          value={field.id}
          spellCheck={false}
          error={problems['id']}
          onChange={({ currentTarget }) => put({ id: currentTarget.value })}
        />
        <NativeSelect
          label={messages.fieldType}
          data={TEMPLATE_FIELD_TYPES.map((value) => ({ value, label: messages.fieldTypes[value] }))}
          value={field.type}
          onChange={({ currentTarget: { value } }) =>
            changeType(TEMPLATE_FIELD_TYPES.find((type) => type === value) ?? 'text')
          }
        />
        {field.type === 'select' && (
          <TagsInput
            label={messages.fieldOptions}
            value={field.options ?? []}
            maxTags={TEMPLATE_LIMITS.options}
            error={problems['options']}
            onChange={(options) => put({ options, defaultValue: options[0] ?? '' })}
          />
        )}
        {former.length > 0 && (
          <NativeSelect
            label={messages.fieldFormer}
            description={messages.fieldFormerHelp}
            data={[{ value: '', label: messages.fieldFormerNone }, ...former]}
            value={field.formerId ?? ''}
            onChange={({ currentTarget }) => takeOver(currentTarget.value)}
          />
        )}
        <DefaultInput
          field={field}
          error={problems['defaultValue']}
          onChange={(defaultValue) => put({ defaultValue })}
        />
        <Switch
          className={styles.switch}
          label={messages.fieldEditable}
          checked={field.editable}
          onChange={({ currentTarget }) => put({ editable: currentTarget.checked })}
        />
      </div>
    </fieldset>
  );
}

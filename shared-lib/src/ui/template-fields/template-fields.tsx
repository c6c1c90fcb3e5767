import type { ReactNode } from 'react';
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import type { TemplateField, TemplateValue, TemplateValues } from '../../model';
import { ColorField } from './color-field';
import { messages } from './messages';
import { NumberField } from './number-field';
import styles from './template-fields.module.css';
import { valueProblem } from './value-problem';

/** Props of {@link TemplateFields}. */
export interface TemplateFieldsProps {
  /** Fields of the template; those that aren't the owner's to fill in are left out. */
  fields: readonly TemplateField[];
  /** Filled-in values; a field without one shows its fallback. */
  values: TemplateValues;
  /** Returns the value shown in an empty field: the card's own value, else the default. */
  fallback: (field: TemplateField) => TemplateValue;
  onChange: (id: string, value: TemplateValue) => void;
  /** Renders the control that chooses a picture. */
  image: (field: TemplateField, value: string, onChange: (path: string) => void) => ReactNode;
}

/** Renders the form of a template's fields. Errors are shown beside their field, whose value stays. */
export function TemplateFields({ fields, values, fallback, onChange, image }: TemplateFieldsProps) {
  const shown = fields.filter(({ editable }) => editable);
  if (shown.length === 0) return <p>{messages.none}</p>;
  return (
    <div className={styles.fields}>
      {shown.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={values[field.id] ?? fallback(field)}
          onChange={(value) => onChange(field.id, value)}
          image={image}
        />
      ))}
    </div>
  );
}

interface FieldInputProps extends Pick<TemplateFieldsProps, 'image'> {
  field: TemplateField;
  value: TemplateValue;
  onChange: (value: TemplateValue) => void;
}

function FieldInput({ field, value, onChange, image }: FieldInputProps) {
  const { label, type, options } = field;
  const common = { label, error: valueProblem(field, value) };
  const text = String(value);
  switch (type) {
    case 'textarea':
      return (
        <Textarea
          {...common}
          autosize
          minRows={2}
          maxRows={8}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'color':
      return <ColorField {...common} value={text} onChange={onChange} />;
    case 'number':
      return <NumberField label={label} value={Number(value)} onChange={onChange} />;
    case 'switch':
      return (
        <Switch
          label={label}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'select':
      return (
        <NativeSelect
          {...common}
          data={options ?? []}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'image':
      return image(field, text, onChange);
    default:
      return (
        <TextInput
          {...common}
          type={type === 'url' ? 'url' : 'text'}
          inputMode={type === 'url' ? 'url' : undefined}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}

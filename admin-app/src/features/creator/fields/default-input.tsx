import { NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import type { TemplateField, TemplateValue } from 'shared-lib/model';
import { ColorField } from 'shared-lib/ui/template-fields';
import { messages } from '../messages';

interface DefaultInputProps {
  field: TemplateField;
  error: string | undefined;
  onChange: (value: TemplateValue) => void;
}

/** Renders the input of a field's default value. */
export function DefaultInput({ field, error, onChange }: DefaultInputProps) {
  const label = messages.fieldDefault;
  const text = String(field.defaultValue);
  switch (field.type) {
    case 'switch':
      return (
        <Switch
          label={label}
          checked={field.defaultValue === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'number':
      return (
        <NumberInput
          label={label}
          value={Number(field.defaultValue)}
          error={error}
          onChange={(value) => onChange(Number(value))}
        />
      );
    case 'color':
      return <ColorField label={label} value={text} error={error} onChange={onChange} />;
    case 'select':
      return (
        <NativeSelect
          label={label}
          data={field.options ?? []}
          value={text}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'textarea':
      return (
        <Textarea
          label={label}
          autosize
          maxRows={6}
          value={text}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'image':
      return <TextInput label={label} description={messages.imageDefault} value="" disabled error={error} />;
    default:
      return (
        <TextInput
          label={label}
          value={text}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}

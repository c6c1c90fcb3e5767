import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { messages } from './messages';

/** Props of {@link NumberField}. */
export interface NumberFieldProps {
  label: string;
  value: number;
  /** Gets numbers only: other input stays in the field, with an error beside it. */
  onChange: (value: number) => void;
}

/** Renders a number field: the browser's own, which knows local formats and adds no code. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value));
  const isNumber = typed !== '';
  // A value that was changed elsewhere is shown instead of the text typed before.
  const shown = isNumber && Number(typed) !== value ? String(value) : typed;
  return (
    <TextInput
      type="number"
      step="any"
      label={label}
      error={isNumber ? null : messages.number}
      value={shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (currentTarget.value !== '') onChange(currentTarget.valueAsNumber);
      }}
    />
  );
}

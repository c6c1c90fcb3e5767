import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { messages } from './messages';

/** What {@link NumberField} takes. */
export interface NumberFieldProps {
  label: string;
  value: number;
  /** Told of numbers only: what isn't one stays in the field, with what is wrong beside it. */
  onChange: (value: number) => void;
}

/** The field of a number: the browser's own, which knows how numbers are typed here and weighs nothing. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value));
  const isNumber = typed !== '';
  // A value that came from elsewhere is shown instead of what was typed before.
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

import { NumberInput } from '@mantine/core';

/** The field of a number. On its own: what formats numbers weighs more than all other fields, and few templates ask for one. */
export default function NumberField({
  label,
  error,
  value,
  onChange,
}: {
  label: string;
  error: string | null;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <NumberInput label={label} error={error} value={value} onChange={(number) => onChange(Number(number))} />
  );
}

import { TextInput, type TextInputProps } from '@mantine/core';

/** Renders the field of a telephone number, which `findPhoneProblem` checks everywhere. */
export function PhoneInput(props: TextInputProps) {
  return <TextInput type="tel" inputMode="tel" {...props} />;
}

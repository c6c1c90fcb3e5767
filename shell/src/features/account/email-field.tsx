import type { ComponentProps } from 'react';
import { messages } from './messages';
import { TextField } from './text-field';

/** The address of an account. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  return <TextField label={messages.email} type="email" autoComplete="email" inputMode="email" {...props} />;
}

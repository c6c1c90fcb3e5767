import type { ComponentProps } from 'react';
import { messages } from './messages';
import { TextField } from './text-field';

/** Renders the e-mail address of an account. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  return <TextField label={messages.email} type="email" autoComplete="email" inputMode="email" {...props} />;
}

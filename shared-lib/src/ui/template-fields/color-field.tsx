import type { ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import styles from './color-field.module.css';
import { messages } from './messages';

/** Props of {@link ColorField}. */
export interface ColorFieldProps {
  label: string;
  /** The text as typed, whether it is a color or not. */
  value: string;
  error?: ReactNode;
  onChange: (value: string) => void;
}

/** Color that the picker begins with where the text is none. */
const BLACK = '#000000';

/** Renders a color as text beside a swatch, which opens the browser's own picker: it adds no code. */
export function ColorField({ label, value, error, onChange }: ColorFieldProps) {
  const picked = /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : BLACK;
  return (
    <TextInput
      label={label}
      error={error}
      value={value}
      spellCheck={false}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      leftSectionPointerEvents="all"
      leftSection={
        <input
          type="color"
          className={styles.swatch}
          aria-label={messages.picker(label)}
          value={picked}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
        />
      }
    />
  );
}

import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';

/** Delay after typing before the search starts, in milliseconds. */
const SEARCH_AFTER_MS = 300;

interface SearchInputProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Renders a search field, which reports its words once typing pauses. */
export function SearchInput({ label, placeholder, value, onChange }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [reported, setReported] = useState(value);
  const [known, setKnown] = useState(value);
  // A value from elsewhere, such as a filter that was taken off, replaces the text; an echo of the own one doesn't.
  if (value !== known) {
    setKnown(value);
    if (value !== reported) {
      setReported(value);
      setText(value);
    }
  }
  const tell = useDebouncedCallback((words: string) => {
    setReported(words);
    onChange(words);
  }, SEARCH_AFTER_MS);
  return (
    <TextInput
      type="search"
      label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      maxLength={200}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        tell(currentTarget.value.trim());
      }}
    />
  );
}

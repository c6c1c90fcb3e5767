import { useState } from 'react';
import { TextInput } from '@mantine/core';
import styles from './choice-list.module.css';

/** A choice of a list. */
export interface Choice {
  id: string;
  label: string;
  /** A word more about it. */
  about?: string;
}

interface ChoiceListProps {
  /** Name of the list, and of its search. */
  label: string;
  searchLabel: string;
  choices: readonly Choice[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Sentence where no choice matches. */
  empty: string;
  /** Searches elsewhere; without it the choices are narrowed by their words. */
  onSearch?: (text: string) => void;
}

const isMatch = (words: string) => {
  const wanted = words.trim().toLocaleLowerCase('es');
  return ({ label, about = '' }: Choice) => `${label} ${about}`.toLocaleLowerCase('es').includes(wanted);
};

/** Renders a list of choices beside a preview, with a search above it. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, searchLabel, choices, chosen, onChoose, empty, onSearch } = props;
  const [words, setWords] = useState('');
  const found = onSearch ? choices : choices.filter(isMatch(words));
  return (
    <div className={styles.side}>
      <TextInput
        type="search"
        label={searchLabel}
        value={words}
        onChange={({ currentTarget: { value } }) => {
          setWords(value);
          onSearch?.(value);
        }}
      />
      {found.length === 0 && <p className={styles.about}>{empty}</p>}
      <ul aria-label={label} className={styles.list}>
        {found.map(({ id, label: name, about }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              {name}
              {about && <span className={styles.about}>{about}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

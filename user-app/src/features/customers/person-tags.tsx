import { useState, type SyntheticEvent } from 'react';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { PERSON_LIMITS, type Customer } from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import styles from './customers-page.module.css';
import { messages } from './messages';
import { useSavePersonTagsMutation } from './person-writes';

const words = messages.tags;

/** Returns the problem of a new tag; empty for none. */
function findProblem(tag: string, present: readonly string[]): string {
  if (tag === '') return words.required;
  if (present.some((other) => other.toLocaleLowerCase('es') === tag.toLocaleLowerCase('es')))
    return words.taken;
  return present.length >= PERSON_LIMITS.tags ? words.tooMany(PERSON_LIMITS.tags) : '';
}

/** Renders a person's tags, which are autosaved. */
export function PersonTags({ person: { id, tags } }: { person: Customer }) {
  const uid = useUid();
  const [save] = useSavePersonTagsMutation();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const store = (next: string[]) => void save({ uid, customerId: id, tags: next });
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const tag = typed.trim();
    const found = findProblem(tag, tags);
    setProblem(found);
    if (found !== '') return;
    store([...tags, tag]);
    setTyped('');
  };
  return (
    <form className={styles.tagForm} onSubmit={add} noValidate>
      {tags.length > 0 && (
        <ul className={styles.ownTags} aria-label={words.label}>
          {tags.map((tag) => (
            <li key={tag} className={styles.ownTag}>
              {tag}
              <ActionIcon
                variant="subtle"
                color="gray"
                size={32}
                aria-label={words.remove(tag)}
                onClick={() => store(tags.filter((other) => other !== tag))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.newTag}>
        <TextInput
          label={words.add}
          maxLength={PERSON_LIMITS.tag}
          value={typed}
          error={problem || undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {words.button}
        </Button>
      </div>
    </form>
  );
}

import { useState } from 'react';
import { Button } from '@mantine/core';
import type { PersonOutcome } from 'shared-lib/model/booking';
import { Notice } from 'shared-lib/ui/notice';
import styles from '../customers-page.module.css';
import { messages } from '../messages';
import type { PeopleFile } from './people-file';

const words = messages.import;

/** Lines that are shown at once. */
const PAGE = 100;

function outcomeWords(outcome: PersonOutcome | undefined): string {
  if (!outcome) return words.outcomes.unknown;
  return outcome.kind === 'known' ? words.outcomes.known(outcome.adds) : words.outcomes[outcome.kind];
}

/** Lists what happens to each line of a file, in its order. */
function outcomesOf({ people, faulty }: PeopleFile, outcomes: readonly PersonOutcome[]) {
  const added = people.map(({ line, person: { name, email, phone, company, tags } }, index) => ({
    ...{ line, name, isOut: false },
    about: [email, phone, company, tags.join(', ')].filter(Boolean).join(' · '),
    outcome: outcomeWords(outcomes[index]),
  }));
  const left = faulty.map(({ line, name, problems }) => ({
    ...{ line, name, isOut: true, about: '' },
    outcome: words.outcomes.out(problems),
  }));
  // What goes wrong is what people have to read.
  return [...left, ...added.sort((one, other) => one.line - other.line)];
}

/** Renders what a file would add, and what happens to each of its lines and why. */
export function ImportPreview({
  file,
  outcomes,
  isBusy,
}: {
  file: PeopleFile;
  outcomes: readonly PersonOutcome[];
  isBusy: boolean;
}) {
  const [shown, setShown] = useState(PAGE);
  const { people, faulty, ignored, isOfContacts } = file;
  const lines = outcomesOf(file, outcomes);
  return (
    <>
      <Notice tone={people.length === 0 ? 'error' : 'info'} title={words.found(people.length)}>
        {people.length > 0 && <p>{words.foundText}</p>}
        {ignored.length > 0 && <p>{words.ignored(ignored)}</p>}
      </Notice>
      {faulty.length > 0 && <p>{words.faulty(faulty.length)}</p>}
      <section className={styles.form} aria-busy={isBusy}>
        <h3 className={styles.subheading}>{words.lines}</h3>
        {isBusy && (
          <p role="status" className={styles.soft}>
            {words.previewing}
          </p>
        )}
        <ul className={styles.lines}>
          {lines.slice(0, shown).map(({ line, name, about, outcome, isOut }) => (
            <li key={line} data-out={isOut || undefined}>
              {words.line(line, name, isOfContacts)}
              <br />
              {about && (
                <>
                  <span className={styles.soft}>{about}</span>
                  <br />
                </>
              )}
              <span className={styles.outcome}>{outcome}</span>
            </li>
          ))}
        </ul>
        {lines.length > shown && (
          <Button variant="default" onClick={() => setShown(shown + PAGE)}>
            {words.seeMore(Math.min(PAGE, lines.length - shown))}
          </Button>
        )}
      </section>
    </>
  );
}

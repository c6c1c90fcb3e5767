import { Notice } from 'shared-lib/ui/notice';
import styles from './customers-page.module.css';
import { messages } from './messages';
import type { PeopleFile } from './people-file';

const words = messages.import;

/** People and faulty lines that are shown; the others are counted. */
const SHOWN = { people: 3, faulty: 20 };

/** Renders what a file would add, and which of its lines it wouldn't and why. */
export function ImportPreview({ file: { people, faulty } }: { file: PeopleFile }) {
  return (
    <>
      <Notice tone={people.length === 0 ? 'error' : 'info'} title={words.found(people.length)}>
        {people.length > 0 && words.foundText}
      </Notice>
      {people.length > 0 && (
        <section>
          <h3 className={styles.subheading}>{words.first}</h3>
          <ul className={styles.lines}>
            {people.slice(0, SHOWN.people).map(({ name, email, phone, company, tags }, index) => (
              <li key={index}>
                {name}
                <br />
                <span className={styles.soft}>
                  {[email, phone, company, tags.join(', ')].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {faulty.length > 0 && (
        <section>
          <h3 className={styles.subheading}>{words.faulty(faulty.length)}</h3>
          <ul className={styles.lines}>
            {faulty.slice(0, SHOWN.faulty).map(({ line, name, problems }) => (
              <li key={line}>
                {words.line(line, name)}
                <br />
                <span className={styles.soft}>{problems.join(' ')}</span>
              </li>
            ))}
          </ul>
          {faulty.length > SHOWN.faulty && <p>{words.more(faulty.length - SHOWN.faulty)}</p>}
        </section>
      )}
    </>
  );
}

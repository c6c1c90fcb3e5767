import { useMemo, useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCopy } from '@tabler/icons-react';
import { showToast } from 'shared-lib/toast';
import { LINK_ICON_PATHS } from 'shared-lib/ui/card-view';
import { isOneOf, keysOf } from 'shared-lib/model';
import { PanelHelp } from '../../../ui/panel';
import { messages as creator } from '../messages';
import { messages } from './messages';
import type { ReferenceEntry, TemplateReference } from './reference';
import styles from './reference.module.css';

const GROUPS = ['props', 'fields', 'components', 'icons', 'tokens'] as const;

/** Returns a text without capitals and accents, to compare it. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Renders everything that a template may use, to look up and copy. */
export function ReferencePane({ reference }: { reference: TemplateReference }) {
  const [wanted, setWanted] = useState('');
  const { copy } = useClipboard();
  const groups = useMemo(() => {
    const words = plain(wanted.trim());
    return GROUPS.map((group) => ({
      group,
      entries: reference[group].filter(({ name, text }) => plain(`${name} ${text}`).includes(words)),
    })).filter(({ entries }) => entries.length > 0);
  }, [reference, wanted]);

  const put = ({ name, code = name }: ReferenceEntry) => {
    copy(code);
    showToast('success', messages.copied(code));
  };
  return (
    <section className={styles.pane} aria-label={messages.title}>
      <PanelHelp>{creator.codeHelp}</PanelHelp>
      <TextInput
        type="search"
        label={messages.search}
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      {groups.length === 0 && <p>{messages.nothing}</p>}
      {groups.map(({ group, entries }) => (
        <section key={group}>
          <h2 className={styles.group}>{messages.groups[group]}</h2>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.name}>
                {group === 'icons' && isOneOf(keysOf(LINK_ICON_PATHS), entry.name) && (
                  <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
                    <path d={LINK_ICON_PATHS[entry.name]} />
                  </svg>
                )}
                <span className={styles.words}>
                  <code>{entry.name}</code> · {entry.type}
                  <br />
                  {entry.text}
                </span>
                <Button
                  variant="subtle"
                  size="compact-md"
                  aria-label={messages.copy(entry.code ?? entry.name)}
                  onClick={() => put(entry)}
                >
                  <IconCopy size={18} aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

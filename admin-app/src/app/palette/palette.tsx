import { useEffect, useEffectEvent, useState } from 'react';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useNavigate } from 'shared-lib/router';
import 'shared-lib/ui/component-sheets.css';
import { Modal } from 'shared-lib/ui/layers';
import { messages } from './messages';
import styles from './palette.module.css';
import { rememberDestination } from './recent-destinations';
import { usePaletteSearch } from './use-palette-search';

/** Renders the command palette, which opens any destination by a part of its name; the first one with Enter. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const { groups, isSearching, failed } = usePaletteSearch(words);
  // Escape closes what is open: here, that is the palette.
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const first = groups[0]?.destinations[0]?.to;
  const chooseFirst = useEffectEvent(() => combobox.selectFirstOption());
  // Enter opens the first destination, also when the server's answer has changed it.
  useEffect(() => {
    if (first !== undefined) chooseFirst();
  }, [first]);
  const go = (to: string) => {
    const chosen = groups.flatMap(({ destinations }) => destinations).find((known) => known.to === to);
    if (chosen) rememberDestination(chosen);
    onClose();
    if (to.startsWith('/')) void navigate(to);
    else window.open(to, '_blank', 'noopener');
  };
  return (
    <Modal opened onClose={onClose} title={messages.title} yOffset="10vh">
      <Combobox store={combobox} onOptionSubmit={go}>
        <Combobox.EventsTarget>
          <TextInput
            data-autofocus
            className={styles.input}
            type="search"
            role="combobox"
            aria-expanded
            aria-label={messages.input}
            placeholder={messages.input}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <Combobox.Options aria-label={messages.title} className={styles.options}>
          {groups.map(({ label, destinations }) => (
            <Combobox.Group key={label} label={label}>
              {destinations.map(({ to, label: name, about }) => (
                <Combobox.Option key={to} value={to} className={styles.option}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.about}>{about}</span>
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
        <p className={styles.state} role="status">
          {isSearching
            ? messages.searching
            : failed
              ? messages.failed
              : groups.length === 0 && messages.nothing}
        </p>
      </Combobox>
    </Modal>
  );
}

import { Button } from '@mantine/core';
import { Link } from 'shared-lib/router';
import type { Card } from 'shared-lib/model';
import { publicAddress } from '../../../card-data/public-address';
import { paths } from '../../../paths';
import { AddressLine } from '../../../ui/address/address-line';
import { messages } from '../messages';
import styles from './public-shortcuts.module.css';

/** Cards that are named; the others are in the list of cards. */
const NAMED = 2;

/** Renders the cards that visitors can open, with their addresses. */
export function PublicShortcuts({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={styles.list}>
      {cards.slice(0, NAMED).map((card) => (
        <li key={card.id} className={styles.row}>
          <span className={styles.words}>
            <b className={styles.name}>{card.name}</b>
            <AddressLine address={publicAddress(card.slug)} />
          </span>
          <Button
            component={Link}
            to={paths.editCard(card.slug)}
            variant="default"
            aria-label={messages.editNamed(card.name)}
          >
            {messages.edit}
          </Button>
        </li>
      ))}
      {cards.length > NAMED && (
        <li className={styles.row}>
          <Button component={Link} to={paths.cards} variant="subtle">
            {messages.moreCards(cards.length - NAMED)}
          </Button>
        </li>
      )}
    </ul>
  );
}

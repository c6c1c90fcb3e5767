import { Suspense, useState } from 'react';
import { Button } from '@mantine/core';
import type { Card } from 'shared-lib/model';
import { lazyPart } from 'shared-lib/ui/lazy-screen';
import styles from './appeal.module.css';
import { messages } from './messages';

const AppealDialog = lazyPart(() => import(/* webpackChunkName: "appeal" */ './appeal-dialog'));

/** Renders the state of an owner's appeal against the takedown of a card, or the button to appeal. */
export function AppealPart({ card }: { card: Pick<Card, 'id' | 'name' | 'takedown'> }) {
  const [isOpen, setOpen] = useState(false);
  if (!card.takedown) return null;
  const { appeal } = card.takedown;
  if (appeal)
    return (
      <p className={styles.state}>
        {appeal.status === 'open' ? messages.waiting(appeal.at) : messages[appeal.status](appeal.answer)}
      </p>
    );
  return (
    <div>
      <Button variant="default" aria-label={messages.appealOf(card.name)} onClick={() => setOpen(true)}>
        {messages.appeal}
      </Button>
      {isOpen && (
        <Suspense>
          <AppealDialog card={card} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

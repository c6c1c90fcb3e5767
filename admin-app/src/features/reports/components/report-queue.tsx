import { Fragment, useState } from 'react';
import { Button, Checkbox } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReportedCard } from 'shared-lib/model';
import { Drawer } from 'shared-lib/ui/layers';
import { messages } from '../messages';
import type { Decision, DecisionResult } from '../moderation-writes';
import { groupByAccount, type ReportedAccount } from '../report-filters';
import { AccountHead } from './account-head';
import { AnswerDialog } from './answer-dialog';
import { DecisionDialog } from './decision-dialog';
import { DecisionResults } from './decision-results';
import { ReportDetail } from './report-detail';
import { ReportItem } from './report-item';
import type { Answering } from './reporter-list';
import styles from './reports.module.css';

/** Width from which a card is shown beside the list; below, over it. */
const WIDE = '(min-width: 70em)';

interface ReportQueueProps {
  cards: readonly ReportedCard[];
  isByAccount: boolean;
  /** True where cards can be chosen, to decide several at once. */
  isOpen: boolean;
}

/** Renders the list of reported cards, one of them beside it, and the decisions about one or several. */
export function ReportQueue({ cards, isByAccount, isOpen }: ReportQueueProps) {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false }) ?? false;
  const [shownId, setShownId] = useState<string | null>(null);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [decided, setDecided] = useState<readonly ReportedCard[]>([]);
  const [decision, setDecision] = useState<Decision>('dismiss');
  const [isAsking, setAsking] = useState(false);
  const [answering, setAnswering] = useState<Answering | null>(null);
  const [isAnsweringOpen, setAnsweringOpen] = useState(false);
  const [results, setResults] = useState<readonly DecisionResult[] | null>(null);

  const answer = (next: Answering) => {
    setAnswering(next);
    setAnsweringOpen(true);
  };

  const undecided = cards.filter(({ status }) => status === 'open');
  const chosen = undecided.filter(({ cardId }) => chosenIds.has(cardId));
  const shown = cards.find(({ cardId }) => cardId === shownId) ?? (isWide ? cards[0] : undefined);
  const choose = (some: readonly ReportedCard[], isChosen: boolean) =>
    setChosenIds((before) => {
      const next = new Set(before);
      for (const { cardId } of some)
        if (isChosen) next.add(cardId);
        else next.delete(cardId);
      return next;
    });
  const ask = (some: readonly ReportedCard[], next: Decision) => {
    setDecided(some);
    setDecision(next);
    setResults(null);
    setAsking(true);
  };
  const choiceOf = (some: readonly ReportedCard[]) =>
    isOpen && some.length > 0
      ? {
          isChosen: some.every(({ cardId }) => chosenIds.has(cardId)),
          onChoose: (isChosen: boolean) => choose(some, isChosen),
        }
      : undefined;
  const accounts: readonly ReportedAccount[] = isByAccount
    ? groupByAccount(cards)
    : [{ ownerId: '', cards: [...cards], count: 0, score: 0 }];
  const stillOpen = (card: ReportedCard) =>
    cards.find(({ cardId }) => cardId === card.cardId)?.status === 'open';

  return (
    <>
      {results && <DecisionResults results={results} onHide={() => setResults(null)} />}
      {isOpen && undecided.length > 1 && (
        <div className={styles.bulk} role="group" aria-label={messages.bulk}>
          <Checkbox
            size="md"
            label={messages.chooseAll}
            checked={chosen.length === undecided.length}
            indeterminate={chosen.length > 0 && chosen.length < undecided.length}
            onChange={({ currentTarget }) => choose(undecided, currentTarget.checked)}
          />
          {chosen.length > 0 && (
            <>
              <span role="status" className={styles.meta}>
                {messages.chosen(chosen.length)}
              </span>
              <Button variant="light" color="red" size="sm" onClick={() => ask(chosen, 'take-down')}>
                {messages.takeDownChosen}
              </Button>
              <Button variant="default" size="sm" onClick={() => ask(chosen, 'dismiss')}>
                {messages.dismissChosen}
              </Button>
            </>
          )}
        </div>
      )}
      <div className={styles.sides}>
        <div className={styles.list}>
          {accounts.map((account) => (
            <Fragment key={account.ownerId}>
              {isByAccount && (
                <AccountHead
                  account={account}
                  choice={choiceOf(account.cards.filter(({ status }) => status === 'open'))}
                />
              )}
              {account.cards.map((card) => (
                <ReportItem
                  key={card.cardId}
                  card={card}
                  isShown={card.cardId === shown?.cardId}
                  choice={choiceOf([card])}
                  onShow={() => setShownId(card.cardId)}
                  onDecide={(next) => ask([card], next)}
                />
              ))}
            </Fragment>
          ))}
        </div>
        {isWide && shown && (
          <aside className={styles.aside} aria-label={messages.detail(shown.slug)}>
            <h2 className={styles.asideTitle}>{messages.cardOf(shown.slug)}</h2>
            <ReportDetail card={shown} onAnswer={answer} />
          </aside>
        )}
      </div>
      <Drawer
        opened={!isWide && shown !== undefined}
        onClose={() => setShownId(null)}
        position="right"
        size="md"
        title={shown ? messages.detail(shown.slug) : ''}
        closeButtonProps={{ 'aria-label': messages.close }}
      >
        {!isWide && shown && <ReportDetail card={shown} onAnswer={answer} />}
      </Drawer>
      {/* Here, so that it stays when the card moves from beside the list to over it. */}
      {answering && (
        <AnswerDialog
          key={answering.reporter.id}
          {...answering}
          opened={isAnsweringOpen}
          onClose={() => setAnsweringOpen(false)}
        />
      )}
      <DecisionDialog
        cards={decided}
        decision={decision}
        // Closes once somebody else has decided about all of them.
        opened={isAsking && decided.some(stillOpen)}
        onResults={setResults}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

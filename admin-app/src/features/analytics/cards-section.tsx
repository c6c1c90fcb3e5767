import { useState } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { topCardsOf, type TopCard } from 'shared-lib/domain';
import { SectionCard } from 'shared-lib/ui/section-card';
import { messages as words } from '../../figures/messages';
import type { Months } from '../../figures/series';
import { publicCardUrl } from '../../paths';
import { useCardDaysQuery } from './analytics-endpoints';
import styles from './analytics-page.module.css';
import { ChosenDays } from './chosen-days';
import { DaysButton } from './days-button';
import { messages } from './messages';

const DAY_FIGURES = ['views', 'saves'] as const;

/** The cards that are looked at most, and the days of the one that is chosen. */
export function CardsSection({ days, months }: { days: readonly string[]; months: Months }) {
  const [chosen, setChosen] = useState<TopCard | null>(null);
  const cards = topCardsOf(months, days);
  return (
    <SectionCard title={messages.cards} text={messages.cardsText}>
      {cards.length === 0 ? (
        <p className={styles.quiet}>{messages.noCards}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{messages.card}</th>
                <th scope="col" data-number>
                  {messages.views}
                </th>
                <th scope="col" data-number>
                  {messages.saves}
                </th>
                <th scope="col">
                  <VisuallyHidden>{messages.days}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {cards.map((card) => (
                <tr key={card.cardId}>
                  <th scope="row">
                    <a href={publicCardUrl(card.slug)} target="_blank" rel="noopener">
                      {card.slug}
                    </a>
                  </th>
                  <td data-number>{words.number(card.views)}</td>
                  <td data-number>{words.number(card.saves)}</td>
                  <td data-number>
                    <DaysButton
                      name={card.slug}
                      open={chosen?.cardId === card.cardId}
                      onToggle={() => setChosen(chosen?.cardId === card.cardId ? null : card)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {chosen && <CardDays key={chosen.cardId} card={chosen} days={days} />}
    </SectionCard>
  );
}

function CardDays({ card, days }: { card: TopCard; days: readonly string[] }) {
  const { data, error, refetch } = useCardDaysQuery({ cardId: card.cardId, days: days.length });
  const figures =
    data &&
    DAY_FIGURES.map((figure) => ({
      label: messages.ofThis(messages[figure], card.slug),
      values: days.map((day) => data[day]?.[figure] ?? 0),
    }));
  return <ChosenDays days={days} figures={figures} error={error} onRetry={() => void refetch()} />;
}

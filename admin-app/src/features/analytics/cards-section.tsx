import { useState } from 'react';
import { topCardsOf, type TopCard } from 'shared-lib/model';
import { SectionCard } from 'shared-lib/ui/section-card';
import type { Months } from '../../figures/series';
import { publicCardUrl } from '../../paths';
import { useCardDaysQuery } from './analytics-endpoints';
import styles from './analytics-page.module.css';
import { ChosenDays } from './chosen-days';
import { messages } from './messages';
import { TopTable } from './top-table';

const DAY_FIGURES = ['views', 'saves'] as const;

/** Renders the cards with the most views, and the days of the chosen one. */
export function CardsSection({ days, months }: { days: readonly string[]; months: Months }) {
  const [chosen, setChosen] = useState<TopCard | null>(null);
  const cards = topCardsOf(months, days);
  return (
    <SectionCard title={messages.cards} text={messages.cardsText}>
      {cards.length === 0 ? (
        <p className={styles.quiet}>{messages.noCards}</p>
      ) : (
        <TopTable
          head={messages.card}
          columns={DAY_FIGURES.map((figure) => messages[figure])}
          rows={cards.map((card) => ({
            id: card.cardId,
            name: card.slug,
            link: (
              <a href={publicCardUrl(card.slug)} target="_blank" rel="noopener">
                {card.slug}
              </a>
            ),
            figures: DAY_FIGURES.map((figure) => card[figure]),
          }))}
          chosenIds={chosen ? [chosen.cardId] : []}
          most={1}
          onChoose={([id]) => setChosen(cards.find(({ cardId }) => cardId === id) ?? null)}
        />
      )}
      {chosen && <CardDays key={chosen.cardId} card={chosen} days={days} />}
    </SectionCard>
  );
}

function CardDays({ card, days }: { card: TopCard; days: readonly string[] }) {
  const query = useCardDaysQuery({ cardId: card.cardId, days: days.length });
  const { data } = query;
  const figures =
    data &&
    DAY_FIGURES.map((figure) => ({
      label: messages.ofThis(messages[figure], card.slug),
      values: days.map((day) => data[day]?.[figure] ?? 0),
    }));
  return <ChosenDays days={days} figures={figures} query={query} />;
}

import { Button, VisuallyHidden } from '@mantine/core';
import { periodBefore, ranked, shownLinks, sumOfDays, type Card } from 'shared-lib/model';
import { Link } from 'shared-lib/router';
import { useAuth } from 'shared-lib/store';
import { SkeletonLines, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { countedCards, daysOfCards, lastDays } from '../../../card-data/days-of-cards';
import { useCardFiguresQuery } from '../../../card-data/figure-endpoints';
import { paths } from '../../../paths';
import { messages } from '../messages';
import { NewPeople } from './new-people';
import styles from './week-figures.module.css';

/** Links that are named. */
const BEST = 3;

/** Renders the visits of the last seven days against the seven before, and the links that were opened most. */
export function WeekFigures({ cards }: { cards: readonly Card[] }) {
  return (
    <section className={styles.panel} aria-labelledby="semana">
      <header className={styles.head}>
        <h2 id="semana" className={styles.heading}>
          {messages.week}
        </h2>
        <Button component={Link} to={paths.figures} variant="subtle" size="compact-md">
          {messages.seeFigures}
        </Button>
      </header>
      <div className={styles.body} data-comes-later>
        <Figures cards={cards} />
      </div>
      <NewPeople />
    </section>
  );
}

function Figures({ cards }: { cards: readonly Card[] }) {
  const { user } = useAuth();
  const period = lastDays(7);
  // Both weeks whole: links are compared, too.
  const { data, isFetching } = useCardFiguresQuery({
    cardIds: cards.map(({ id }) => id),
    period: lastDays(14),
    alone: true,
  });
  if (!data)
    return isFetching ? (
      <SkeletonRegion label={messages.weekLoading}>
        <SkeletonLines lines={4} />
      </SkeletonRegion>
    ) : (
      <p className={styles.quiet}>{messages.noFigures}</p>
    );
  const counted = countedCards(data, cards, user?.figuresFrom);
  const sum = sumOfDays(daysOfCards(counted, period));
  const before = sumOfDays(daysOfCards(counted, periodBefore(period)));
  const views = sum.views ?? 0;
  if (views === 0 && !before.views) return <p className={styles.quiet}>{messages.noVisits}</p>;
  const titles = new Map(cards.flatMap((card) => shownLinks(card).map(({ id, title }) => [id, title])));
  const best = ranked(sum.clicks).slice(0, BEST);
  return (
    <>
      <p className={styles.visits}>
        <b className={styles.number}>{messages.number(views)}</b> {messages.visits(views)}
        <span className={styles.quiet}>{messages.visitsBefore(before.views ?? 0)}</span>
      </p>
      {best.length > 0 && (
        <div>
          <h3 className={styles.best}>{messages.bestLinks}</h3>
          <ol className={styles.links}>
            {best.map(({ name, count }) => (
              <li key={name} className={styles.link}>
                <span className={styles.title}>{titles.get(name) ?? messages.goneLink}</span>
                <span className={styles.times}>
                  <span aria-hidden>
                    {messages.number(count)}{' '}
                    <span className={styles.quiet}>{messages.before(before.clicks?.[name] ?? 0)}</span>
                  </span>
                  <VisuallyHidden>{messages.times(count, before.clicks?.[name] ?? 0)}</VisuallyHidden>
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

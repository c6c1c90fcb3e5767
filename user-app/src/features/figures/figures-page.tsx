import { Button } from '@mantine/core';
import { IconCards } from '@tabler/icons-react';
import { shownLinks, type Card } from 'shared-lib/model';
import { Link, useParams } from 'shared-lib/router';
import { useAuth, useUid } from 'shared-lib/store';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { AfterHeading, PageHeading } from 'shared-lib/ui/page-heading';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import 'shared-lib/ui/component-sheets.css';
import { useCardsQuery } from '../../card-data/card-endpoints';
import { countedCards } from '../../card-data/days-of-cards';
import { paths } from '../../paths';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import { CardFigures } from './components/card-figures';
import { FreshStart } from './components/fresh-start';
import styles from './components/figures.module.css';
import { PeriodPicker } from './components/period-picker';
import { useCardFiguresQuery } from '../../card-data/figure-endpoints';
import { messages } from './messages';
import { usePeriod } from './use-period';

/** Returns the titles of cards' links by id, as they are now. */
const linkTitlesOf = (cards: readonly Card[]): ReadonlyMap<string, string> =>
  new Map(cards.flatMap((card) => shownLinks(card).map(({ id, title }) => [id, title] as const)));

/** Renders the figures of a card, or of all cards of the account. */
export default function FiguresPage() {
  const { slug } = useParams();
  const uid = useUid();
  const { data: all, error, isFetching, refetch } = useCardsQuery(uid);
  const cards = slug === undefined ? all : all?.filter((card) => card.slug === slug);
  const chosen = slug === undefined ? undefined : cards?.[0];
  const title = chosen ? messages.of(chosen.name) : slug === undefined ? messages.ofAll : messages.title;
  return (
    <>
      <PageHeading
        title={title}
        intro={messages.intro}
        action={
          <Button component={Link} to={chosen ? paths.editCard(chosen.slug) : paths.cards} variant="default">
            {chosen ? messages.edit : messages.back}
          </Button>
        }
      />
      <OfflineNotice />
      <AfterHeading>
        {cards?.length === 0 ? (
          <EmptyState
            icon={<IconCards size={28} stroke={1.5} />}
            title={slug === undefined ? messages.emptyTitle : messages.unknownTitle}
          >
            {slug === undefined ? messages.emptyText : messages.unknownText}
          </EmptyState>
        ) : cards ? (
          <FiguresOf cards={cards} chosen={chosen} fileName={messages.fileOf(slug ?? 'todas')} />
        ) : error && !isFetching ? (
          <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </AfterHeading>
    </>
  );
}

function Loading() {
  return (
    <LoadingOrOffline>
      <div role="status" aria-label={messages.loading} className={styles.page}>
        <SkeletonBlock height={48} radius={8} />
        <SkeletonBlock height={220} radius={12} />
        <SkeletonBlock height={220} radius={12} />
      </div>
    </LoadingOrOffline>
  );
}

/** Reads and renders the figures of known cards in the chosen period. */
function FiguresOf({
  cards,
  chosen,
  fileName,
}: {
  cards: readonly Card[];
  /** Card that was chosen; missing for all. */
  chosen: Card | undefined;
  fileName: string;
}) {
  const { user } = useAuth();
  const choice = usePeriod();
  const { period } = choice;
  const from = user?.figuresFrom ?? {};
  const hasStarted = !chosen && cards.some(({ id }) => from[id] !== undefined);
  const { data, error, isFetching, refetch } = useCardFiguresQuery({
    cardIds: cards.map(({ id }) => id),
    period,
  });
  return (
    <div className={styles.page}>
      <PeriodPicker {...choice} />
      {chosen && <FreshStart cardId={chosen.id} from={from[chosen.id]} />}
      {data ? (
        <CardFigures
          cards={countedCards(data, cards, from)}
          period={period}
          linkTitles={linkTitlesOf(cards)}
          contexts={user?.contexts ?? []}
          fileName={fileName}
        />
      ) : error && !isFetching ? (
        <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      {hasStarted && <p className={styles.quiet}>{messages.startedSome}</p>}
      <p className={styles.quiet}>{messages.note}</p>
    </div>
  );
}

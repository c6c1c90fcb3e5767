import { Button, Table } from '@mantine/core';
import type { ListedCard } from 'shared-lib/model';
import { Link, useLocation } from 'shared-lib/router';
import { StatusBadge, type StatusTone } from 'shared-lib/ui/status-badge';
import { paths, userHref } from '../../../paths';
import { shortDay } from '../../../ui/dates';
import table from '../../../ui/lists/table.module.css';
import users from '../components/users.module.css';
import { detailMessages } from '../detail-messages';
import { cardMessages as messages } from './messages';

const TONES: Record<ListedCard['status'], StatusTone> = {
  draft: 'neutral',
  published: 'success',
  paused: 'warning',
  deleted: 'neutral',
};

const { columns } = messages;

interface CardTableProps {
  cards: readonly ListedCard[];
  /** True while the shown cards are being replaced. */
  isStale: boolean;
  onShow: (card: ListedCard) => void;
  onModerate: (card: ListedCard) => void;
}

/** Renders the cards: a table on wide screens, a card for each on phones. */
export function CardTable({ cards, isStale, onShow, onModerate }: CardTableProps) {
  const { search } = useLocation();
  return (
    <div className={`${table.frame} ${users.frame}`} aria-busy={isStale}>
      <Table className={`${table.table} ${users.table}`} aria-label={messages.table} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.card}</Table.Th>
            <Table.Th>{columns.owner}</Table.Th>
            <Table.Th>{columns.state}</Table.Th>
            <Table.Th data-number>{columns.reports}</Table.Th>
            <Table.Th>{columns.created}</Table.Th>
            <Table.Th>{columns.acts}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {cards.map((card) => {
            const name = card.name || card.slug;
            return (
              <Table.Tr key={card.id}>
                <Table.Th scope="row" className={table.name}>
                  {name}
                  <span className={users.email}>/c/{card.slug}</span>
                </Table.Th>
                <Table.Td data-label={columns.owner} className={users.owner}>
                  <Link to={userHref(card.ownerId, paths.cards) + search} state={{ keepScroll: true }}>
                    {card.ownerName || card.ownerEmail || messages.noOwner}
                  </Link>
                </Table.Td>
                <Table.Td data-label={columns.state}>
                  <StatusBadge tone={card.takenDown ? 'error' : TONES[card.status]}>
                    {card.takenDown ? detailMessages.takenDown : detailMessages.cardStates[card.status]}
                  </StatusBadge>
                </Table.Td>
                <Table.Td data-label={columns.reports} data-number>
                  {card.reports.toLocaleString('es')}
                </Table.Td>
                <Table.Td data-label={columns.created}>{shortDay(card.createdAt)}</Table.Td>
                <Table.Td data-label={columns.acts}>
                  <Button
                    variant="subtle"
                    size="compact-md"
                    aria-label={messages.previewOf(name)}
                    onClick={() => onShow(card)}
                  >
                    {messages.preview}
                  </Button>
                  {card.status !== 'deleted' && (
                    <Button
                      variant="subtle"
                      size="compact-md"
                      color={card.takenDown ? undefined : 'red'}
                      aria-label={
                        card.takenDown ? detailMessages.liftOf(name) : detailMessages.takeDownOf(name)
                      }
                      onClick={() => onModerate(card)}
                    >
                      {card.takenDown ? detailMessages.lift : detailMessages.takeDown}
                    </Button>
                  )}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}

import { isolated } from 'shared-lib/model';
import { useId, type ReactNode } from 'react';
import { Button, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { formatPrice, type Service } from 'shared-lib/model/booking';
import { isPaidFirst } from 'shared-lib/model/payments';
import { useHasStoredForm } from 'shared-lib/draft';
import { StatusBadge, type StatusTone } from 'shared-lib/ui/status-badge';
import { OrderMenu } from '../../../ui/sortable/order-menu';
import { SortableItem } from '../../../ui/sortable/sortable-item';
import { messages } from '../messages';
import type { ServiceActions } from '../use-service-actions';
import { IconAction } from './icon-action';
import styles from './service-item.module.css';
import { serviceDraftKey } from '../service-form';
import { useServiceLink } from './use-service-link';

type ListedService = Service & { pending?: boolean };

interface OfferedServiceProps {
  service: ListedService;
  /** Position, from 0. */
  place: number;
  count: number;
  actions: ServiceActions;
  onEdit: (id: string) => void;
}

/** Renders an active service, which can be moved, changed and archived. */
export function OfferedService({ service, place, count, actions, onEdit }: OfferedServiceProps) {
  const link = useServiceLink(service);
  return (
    <SortableItem
      id={service.id}
      moveLabel={messages.move(isolated(service.name))}
      dragRole={messages.dragRole}
      isWide
    >
      {(handle, isDragging) => (
        <ServiceArticle service={service} dragging={isDragging} handle={handle}>
          <Button
            variant="light"
            leftSection={<IconPencil size={18} aria-hidden />}
            className={styles.edit}
            onClick={() => onEdit(service.id)}
          >
            {messages.edit}
          </Button>
          <OrderMenu
            label={messages.options(isolated(service.name))}
            place={place}
            count={count}
            onMove={(to) => actions.move(service.id, to)}
          >
            <Menu.Item
              leftSection={<IconLink size={18} aria-hidden />}
              disabled={!link.copy}
              onClick={() => link.copy?.()}
            >
              {link.label}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconCopy size={18} aria-hidden />}
              onClick={() => actions.duplicate(service)}
            >
              {messages.duplicate}
            </Menu.Item>
            <Menu.Item
              leftSection={
                service.hidden ? <IconEye size={18} aria-hidden /> : <IconEyeOff size={18} aria-hidden />
              }
              onClick={() => actions.setHidden(service, !service.hidden)}
            >
              {service.hidden ? messages.show : messages.hide}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArchive size={18} aria-hidden />}
              onClick={() => actions.archive(service)}
            >
              {messages.archive}
            </Menu.Item>
          </OrderMenu>
          {link.question}
        </ServiceArticle>
      )}
    </SortableItem>
  );
}

interface ArchivedServiceProps {
  service: ListedService;
  actions: ServiceActions;
  onRemove: (service: Service) => void;
}

/** Renders an archived service, which can be restored or deleted for good. */
export function ArchivedService({ service, actions, onRemove }: ArchivedServiceProps) {
  return (
    <li className={styles.row}>
      <ServiceArticle service={service}>
        <Button
          variant="default"
          leftSection={<IconArchiveOff size={18} aria-hidden />}
          onClick={() => actions.restore(service)}
        >
          {messages.restore}
        </Button>
        <IconAction label={messages.remove} danger onClick={() => onRemove(service)}>
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </IconAction>
      </ServiceArticle>
    </li>
  );
}

interface ServiceArticleProps {
  service: ListedService;
  dragging?: boolean;
  handle?: ReactNode;
  /** Actions on the service. */
  children: ReactNode;
}

function ServiceArticle({ service, dragging = false, handle, children }: ServiceArticleProps) {
  const titleId = useId();
  const isUnsaved = useHasStoredForm(serviceDraftKey(service.userId, service.id));
  // Archived services are under a heading of their own.
  const Title = service.archivedAt === null ? 'h2' : 'h3';
  const free = service.priceOnRequest ? messages.onRequest : messages.free;
  const price = service.price === 0 ? free : formatPrice(service.price, service.currency);
  const facts = [messages.minutes(service.durationMinutes), price, messages.places[service.place.kind]];
  return (
    <article aria-labelledby={titleId} className={styles.card} data-dragging={dragging || undefined}>
      {handle}
      <span className={styles.color} style={{ background: service.color }} aria-hidden="true" />
      <div className={styles.words}>
        <div className={styles.titleRow}>
          <Title id={titleId} className={styles.title}>
            {service.name}
          </Title>
          {badgesOf(service).map(([badge, tone]) => (
            <StatusBadge key={badge} tone={tone}>
              {messages.badges[badge]}
            </StatusBadge>
          ))}
          {isUnsaved && <StatusBadge tone="warning">{messages.badges.unsaved}</StatusBadge>}
        </div>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </article>
  );
}

function badgesOf(service: ListedService): [keyof typeof messages.badges, StatusTone][] {
  const { archivedAt, hidden, cardIds, needsConfirmation, payment, pending } = service;
  const isPaid = isPaidFirst(payment.rule);
  const badges: [boolean, keyof typeof messages.badges, StatusTone][] = [
    [archivedAt !== null, 'archived', 'neutral'],
    [archivedAt === null && hidden, 'hidden', 'neutral'],
    [archivedAt === null && cardIds.length === 0, 'noCards', 'warning'],
    [needsConfirmation, 'needsConfirmation', 'info'],
    [isPaid, 'paid', 'accent'],
    [payment.rule === 'link' && payment.link === '', 'noLink', 'warning'],
    [pending === true, 'pending', 'warning'],
  ];
  return badges.filter(([shown]) => shown).map(([, badge, tone]) => [badge, tone]);
}

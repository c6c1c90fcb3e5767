import { Switch } from '@mantine/core';
import {
  IconCalendarEvent,
  IconClock,
  IconMapPin,
  IconPhoto,
  IconQuote,
  IconUser,
  IconVideo,
} from '@tabler/icons-react';
import type { CardSection, SectionKind } from 'shared-lib/model';
import { OrderMenu } from '../../../ui/sortable/order-menu';
import { SortableItem } from '../../../ui/sortable/sortable-item';
import rows from '../links/link-item.module.css';
import { linkMessages } from '../messages';
import { sectionMessages as text, sectionWords } from './messages';
import { SectionFields } from './section-fields';
import styles from './section-item.module.css';

const ICONS = {
  about: IconUser,
  services: IconCalendarEvent,
  gallery: IconPhoto,
  video: IconVideo,
  hours: IconClock,
  place: IconMapPin,
  reviews: IconQuote,
} satisfies Record<SectionKind, typeof IconUser>;

interface SectionItemProps {
  section: CardSection;
  /** Position, from 0. */
  place: number;
  count: number;
  /** True while its fields show. */
  open: boolean;
  hasProblem: boolean;
  onOpen: (id: SectionKind | null) => void;
  onToggle: (id: SectionKind, visible: boolean) => void;
  onChange: (id: SectionKind, changes: Partial<CardSection>) => void;
  onMove: (id: SectionKind, place: number) => void;
}

/** Renders one section as a row: its icon, name and switch, and below them its fields while it is open. */
export function SectionItem(props: SectionItemProps) {
  const { section, place, count, open, hasProblem, onOpen, onToggle, onChange, onMove } = props;
  const { id, visible } = section;
  const { label, about } = sectionWords[id];
  const KindIcon = ICONS[id];

  return (
    <SortableItem id={id} moveLabel={linkMessages.move(label)} dragRole={linkMessages.dragRole}>
      {(handle, isDragging) => (
        <div role="group" aria-label={label} className={rows.item} data-dragging={isDragging || undefined}>
          <div className={rows.head}>
            {handle}
            <button
              type="button"
              className={styles.opener}
              data-opens={`sections.${id}`}
              aria-expanded={open}
              aria-label={text.edit(label)}
              onClick={() => onOpen(open ? null : id)}
            >
              <KindIcon size={20} stroke={1.75} aria-hidden className={styles.icon} />
              <span className={styles.name}>
                {label}
                {!visible && <span className={styles.about}>{about}</span>}
              </span>
            </button>
            <Switch
              aria-label={text.show(label)}
              checked={visible}
              onChange={(event) => onToggle(id, event.currentTarget.checked)}
            />
            <OrderMenu
              label={text.options(label)}
              place={place}
              count={count}
              onMove={(to) => onMove(id, to)}
            />
          </div>
          {hasProblem && !open && <p className={rows.problem}>{text.hasProblem}</p>}
          {open && <SectionFields section={section} onChange={(changes) => onChange(id, changes)} />}
        </div>
      )}
    </SortableItem>
  );
}

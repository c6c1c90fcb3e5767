import { ActionIcon, Menu, Switch } from '@mantine/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import {
  IconArrowDown,
  IconArrowUp,
  IconCalendarEvent,
  IconClock,
  IconDotsVertical,
  IconGripVertical,
  IconMapPin,
  IconPhoto,
  IconQuote,
  IconUser,
  IconVideo,
} from '@tabler/icons-react';
import type { CardSection, SectionKind } from 'shared-lib/domain';
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
  const { section, open, hasProblem, onOpen, onToggle, onChange } = props;
  const { id, visible } = section;
  const { label, about } = sectionWords[id];
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: linkMessages.dragRole } });
  const KindIcon = ICONS[id];

  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={rows.row}
    >
      <div role="group" aria-label={label} className={rows.item} data-dragging={isDragging || undefined}>
        <div className={rows.head}>
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={rows.handle}
            {...attributes}
            {...listeners}
            aria-label={linkMessages.move(label)}
          >
            <IconGripVertical size={20} aria-hidden />
          </button>
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
          <Options {...props} label={label} />
        </div>
        {hasProblem && !open && <p className={rows.problem}>{text.hasProblem}</p>}
        {open && <SectionFields section={section} onChange={(changes) => onChange(id, changes)} />}
      </div>
    </li>
  );
}

function Options({ section, place, count, label, onMove }: SectionItemProps & { label: string }) {
  return (
    <Menu position="bottom-end" hideDetached={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="dark" size={44} aria-label={text.options(label)}>
          <IconDotsVertical size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowUp size={18} aria-hidden />}
          disabled={place === 0}
          onClick={() => onMove(section.id, place - 1)}
        >
          {linkMessages.up}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={18} aria-hidden />}
          disabled={place === count - 1}
          onClick={() => onMove(section.id, place + 1)}
        >
          {linkMessages.down}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

import { memo } from 'react';
import { ActionIcon, Switch, TextInput, Tooltip } from '@mantine/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { isSameValue, parseLinkUrl, type CardLink } from 'shared-lib/domain';
import type { ContentPath } from '../../../card-draft/content-paths';
import { linkMessages as text, messages } from '../messages';
import { LinkIcon } from './link-icon';
import styles from './link-item.module.css';
import { LinkSchedule } from './link-schedule';

/** Messages beside the fields of one link. */
export type LinkErrors = Partial<Record<keyof CardLink, string>>;

interface LinkItemProps {
  link: CardLink;
  /** Position, from 0. */
  place: number;
  count: number;
  errors: LinkErrors;
  onChange: (id: string, field: keyof CardLink, value: unknown) => void;
  onMove: (link: CardLink, place: number, count: number) => void;
  onRemove: (link: CardLink, place: number) => void;
  /** Called when a field loses the focus. */
  onLeave: (path: ContentPath) => void;
}

/** Focuses a link as a whole. */
export function focusLink(id: string): void {
  document.querySelector<HTMLElement>(`[data-link="${id}"]`)?.focus();
}

/** Renders one link: its fields, its position, and its switch. */
export const LinkItem = memo(function LinkItem({
  link,
  place,
  count,
  errors,
  onChange,
  onMove,
  onRemove,
  onLeave,
}: LinkItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: link.id,
      attributes: { roleDescription: text.dragRole },
    });
  const name = link.title ? text.named(place + 1, link.title) : text.unnamed(place + 1);

  const field = (key: 'title' | 'url' | 'description') => ({
    label: messages.fields[key],
    value: link[key],
    error: errors[key],
    'data-field': `links.${link.id}.${key}`,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(link.id, key, event.currentTarget.value),
    onBlur: () => onLeave(`links.${link.id}.${key}`),
  });

  const leaveUrl = () => {
    const parsed = parseLinkUrl(link.url);
    if (parsed.ok && parsed.url !== link.url) onChange(link.id, 'url', parsed.url);
    onLeave(`links.${link.id}.url`);
  };

  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={styles.row}
    >
      <div
        role="group"
        tabIndex={-1}
        data-link={link.id}
        aria-label={name}
        className={styles.item}
        data-dragging={isDragging || undefined}
        data-hidden={!link.visible || undefined}
      >
        <div className={styles.head}>
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={styles.handle}
            {...attributes}
            {...listeners}
            aria-label={text.move(name)}
          >
            <IconGripVertical size={20} aria-hidden />
          </button>
          <LinkIcon link={link} onChange={(icon) => onChange(link.id, 'icon', icon)} />
          <Switch
            className={styles.visible}
            label={messages.fields.visible}
            checked={link.visible}
            onChange={(event) => onChange(link.id, 'visible', event.currentTarget.checked)}
          />
          <span className={styles.tools}>
            <Tool label={text.up} disabled={place === 0} onClick={() => onMove(link, place - 1, count)}>
              <IconArrowUp size={20} stroke={1.75} aria-hidden />
            </Tool>
            <Tool
              label={text.down}
              disabled={place === count - 1}
              onClick={() => onMove(link, place + 1, count)}
            >
              <IconArrowDown size={20} stroke={1.75} aria-hidden />
            </Tool>
            <Tool label={text.remove} danger onClick={() => onRemove(link, place)}>
              <IconTrash size={20} stroke={1.75} aria-hidden />
            </Tool>
          </span>
        </div>
        <div className={styles.fields}>
          <TextInput {...field('title')} autoComplete="off" />
          <TextInput
            {...field('url')}
            onBlur={leaveUrl}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
          />
          <TextInput {...field('description')} autoComplete="off" className={styles.wide} />
        </div>
        <LinkSchedule link={link} error={errors.until} onChange={onChange} onLeave={onLeave} />
      </div>
    </li>
  );
}, sameLinkItem);

function sameLinkItem(before: LinkItemProps, after: LinkItemProps): boolean {
  return (
    before.link === after.link &&
    before.place === after.place &&
    before.count === after.count &&
    isSameValue(before.errors, after.errors)
  );
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  danger?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Tool({ label, disabled, danger, onClick, children }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color={danger ? 'red' : 'dark'}
        size={36}
        className={styles.tool}
        aria-label={label}
        // Stays in the tab order, so that moving a link to an end does not lose the focus.
        data-disabled={disabled || undefined}
        aria-disabled={disabled || undefined}
        onClick={() => disabled || onClick()}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

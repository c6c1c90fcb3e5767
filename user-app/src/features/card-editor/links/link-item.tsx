import { memo } from 'react';
import { Menu, Switch } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { isSameValue, type CardLink } from 'shared-lib/model';
import { Icon, LINK_ICON_PATHS, linkIcon } from 'shared-lib/ui/card-view';
import type { ContentPath } from '../../../card-draft/content-paths';
import { OrderMenu } from '../../../ui/sortable/order-menu';
import { SortableItem } from '../../../ui/sortable/sortable-item';
import { linkMessages as text, messages } from '../messages';
import { KindIcon } from './kind-icon';
import { LinkFields } from './link-fields';
import styles from './link-item.module.css';
import { linkToolMessages as tools } from './messages';
import type { PdfUpload } from './pdf/use-pdf-uploads';

/** Messages beside the fields of one link. */
export type LinkErrors = Partial<Record<keyof CardLink, string>>;

interface LinkItemProps {
  link: CardLink;
  /** Position, from 0. */
  place: number;
  count: number;
  /** True while its fields show. */
  open: boolean;
  errors: LinkErrors;
  /** PDF that is being uploaded for the link, or whose upload has failed. */
  upload: PdfUpload | undefined;
  onOpen: (id: string | null) => void;
  onChange: (id: string, field: keyof CardLink, value: unknown) => void;
  onPdf: (id: string, file: File) => void;
  onMove: (link: CardLink, place: number, count: number) => void;
  onRemove: (link: CardLink, place: number) => void;
  /** Called when a field loses the focus. */
  onLeave: (path: ContentPath) => void;
}

/** Focuses a link as a whole. */
export function focusLink(id: string): void {
  document.querySelector<HTMLElement>(`[data-link="${id}"]`)?.focus();
}

/** Renders one link as a row: its icon, title and switch, and below them its fields while it is open. */
export const LinkItem = memo(function LinkItem(props: LinkItemProps) {
  const { link, place, count, open, errors, upload, onOpen, onChange, onPdf, onMove, onRemove, onLeave } =
    props;
  const own = link.title || (link.kind === 'text' ? link.description.slice(0, 40) : '');
  const name = own ? text.named(place + 1, own) : text.unnamed(place + 1);
  const problems = [...Object.values(errors), upload?.problem].filter(Boolean);
  const titleError = errors.title;

  return (
    <SortableItem id={link.id} moveLabel={text.move(name)} dragRole={text.dragRole}>
      {(handle, isDragging) => (
        <div
          role="group"
          tabIndex={-1}
          data-link={link.id}
          aria-label={name}
          className={styles.item}
          data-dragging={isDragging || undefined}
          data-hidden={!link.visible || undefined}
          data-kind={link.kind}
        >
          <div className={styles.head}>
            {handle}
            <button
              type="button"
              className={styles.opener}
              data-opens={`links.${link.id}`}
              aria-expanded={open}
              aria-label={tools.edit(name)}
              onClick={() => onOpen(open ? null : link.id)}
            >
              {link.kind === undefined || link.kind === 'web' || link.icon !== '' ? (
                <Icon path={LINK_ICON_PATHS[linkIcon(link)]} />
              ) : (
                <KindIcon kind={link.kind} />
              )}
            </button>
            {link.kind === 'text' ? (
              <button type="button" className={styles.excerpt} onClick={() => onOpen(link.id)}>
                {own || tools.noTitle}
              </button>
            ) : (
              <input
                className={styles.title}
                aria-label={messages.fields.title}
                aria-invalid={titleError ? true : undefined}
                aria-describedby={titleError ? `title-${link.id}` : undefined}
                data-field={`links.${link.id}.title`}
                value={link.title}
                placeholder={messages.fields.title}
                autoComplete="off"
                onClick={() => open || onOpen(link.id)}
                onChange={({ currentTarget }) => onChange(link.id, 'title', currentTarget.value)}
                onBlur={() => onLeave(`links.${link.id}.title`)}
              />
            )}
            <Switch
              aria-label={messages.fields.visible}
              checked={link.visible}
              onChange={(event) => onChange(link.id, 'visible', event.currentTarget.checked)}
            />
            <OrderMenu
              label={tools.options(name)}
              place={place}
              count={count}
              onMove={(to) => onMove(link, to, count)}
            >
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={() => onRemove(link, place)}
              >
                {text.remove}
              </Menu.Item>
            </OrderMenu>
          </div>
          {titleError && (
            <p id={`title-${link.id}`} className={styles.problem}>
              {titleError}
            </p>
          )}
          {!open && !titleError && problems.length > 0 && (
            <p className={styles.problem}>{tools.hasProblem}</p>
          )}
          {open && (
            <LinkFields
              link={link}
              errors={errors}
              upload={upload}
              onChange={onChange}
              onPdf={onPdf}
              onLeave={onLeave}
            />
          )}
        </div>
      )}
    </SortableItem>
  );
}, sameLinkItem);

function sameLinkItem(before: LinkItemProps, after: LinkItemProps): boolean {
  return (
    before.link === after.link &&
    before.place === after.place &&
    before.count === after.count &&
    before.open === after.open &&
    before.upload === after.upload &&
    isSameValue(before.errors, after.errors)
  );
}

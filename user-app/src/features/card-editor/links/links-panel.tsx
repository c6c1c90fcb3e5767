import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconLink, IconPlus } from '@tabler/icons-react';
import { CARD_LIMITS, LINK_FIELDS, type CardLink } from 'shared-lib/domain';
import { showUndoToast, UNDO_DURATION_MS } from 'shared-lib/toast';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { writePath } from '../../../card-draft/content-paths';
import { SortableList } from '../../../ui/sortable-list';
import { problemText, useEditor } from '../editor-context';
import { focusField } from '../field-labels';
import { linkMessages as text } from '../messages';
import { insertLink, moveLink, newLink, removeLink } from './edit-links';
import { focusLink, LinkItem, type LinkErrors } from './link-item';
import styles from './links-panel.module.css';

const NO_ERRORS: LinkErrors = {};

/** Renders Enlaces: the card's links, in order. */
export function LinksPanel() {
  const { draft, edit, problems, reveal } = useEditor();
  const { links } = draft;
  const [announcement, setAnnouncement] = useState('');
  const added = useRef<string | null>(null);
  const removed = useRef<number | null>(null);
  const addLink = useRef<HTMLButtonElement>(null);
  const full = links.length >= CARD_LIMITS.links;

  // The newest link is where the owner goes on typing.
  useEffect(() => {
    if (added.current && focusField(`links.${added.current}.title`)) added.current = null;
  }, [links]);

  // After a deletion the focus moves to the next link.
  useEffect(() => {
    if (removed.current === null) return;
    const next = links[Math.min(removed.current, links.length - 1)];
    removed.current = null;
    if (next) focusLink(next.id);
    else addLink.current?.focus();
  }, [links]);

  const add = () => {
    const link = newLink();
    added.current = link.id;
    edit((before) => insertLink(before, link));
  };

  const change = useCallback(
    (id: string, field: keyof CardLink, value: unknown) =>
      edit((before) => writePath(before, `links.${id}.${field}`, value)),
    [edit],
  );

  const move = useCallback(
    (link: CardLink, place: number, count: number) => {
      edit((before) => moveLink(before, link.id, place));
      setAnnouncement(text.moved(link.title || text.unnamed(place + 1), place + 1, count));
    },
    [edit],
  );

  const remove = useCallback(
    (link: CardLink, place: number) => {
      removed.current = place;
      // As long as it can be undone at a press, so that an undo leaves nothing to publish.
      edit((before) => removeLink(before, link.id), UNDO_DURATION_MS);
      showUndoToast(text.removed(link.title || text.unnamed(place + 1)), () =>
        edit((before) => insertLink(before, link, place)),
      );
    },
    [edit],
  );

  const ids = useMemo(() => links.map((link) => link.id), [links]);
  const nameOf = (id: string) => links[ids.indexOf(id)]?.title || text.unnamed(ids.indexOf(id) + 1);

  const addButton = (
    <Button
      ref={addLink}
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={add}
      disabled={full}
      variant="light"
    >
      {text.add}
    </Button>
  );

  if (links.length === 0) {
    return (
      <EmptyState icon={<IconLink size={28} stroke={1.5} />} title={text.emptyTitle} action={addButton}>
        {text.emptyText}
      </EmptyState>
    );
  }

  return (
    <>
      <SortableList
        ids={ids}
        nameOf={nameOf}
        label={text.list}
        className={styles.list}
        words={text}
        onMove={(id, place) => edit((before) => moveLink(before, id, place))}
      >
        {links.map((link, place) => (
          <LinkItem
            key={link.id}
            link={link}
            place={place}
            count={links.length}
            errors={errorsOf(link.id, problems)}
            onChange={change}
            onMove={move}
            onRemove={remove}
            onLeave={reveal}
          />
        ))}
      </SortableList>
      <div className={styles.foot}>
        {addButton}
        {full && <p className={styles.full}>{text.full(CARD_LIMITS.links)}</p>}
      </div>
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
    </>
  );
}

function errorsOf(id: string, problems: ReadonlyMap<string, string>): LinkErrors {
  const errors: LinkErrors = {};
  for (const field of LINK_FIELDS) {
    const error = problemText(problems, `links.${id}.${field}`);
    if (error) errors[field] = error;
  }
  return Object.keys(errors).length > 0 ? errors : NO_ERRORS;
}

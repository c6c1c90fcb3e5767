import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button, Switch } from '@mantine/core';
import { IconCategory, IconClipboardText, IconFileUpload, IconLink, IconPlus } from '@tabler/icons-react';
import { CARD_LIMITS, LINK_FIELDS, type CardLink, type FoundLink, type LinkKind } from 'shared-lib/model';
import { showToast, showUndoToast, UNDO_DURATION_MS } from 'shared-lib/toast';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { writePath } from '../../../card-draft/content-paths';
import { FileButton } from '../../../ui/inputs/file-button';
import { SortableList } from '../../../ui/sortable/sortable-list';
import { problemText, useEditor } from '../editor-context';
import { focusField } from '../field-labels';
import { linkMessages as text } from '../messages';
import { insertLink, linksOf, moveLink, newLink, newPdfLink, removeLink } from './edit-links';
import { ImportDialog } from './import-dialog';
import { KindPicker } from './kind-picker';
import { LinkLooks } from './link-looks';
import { focusLink, LinkItem, type LinkErrors } from './link-item';
import styles from './links-panel.module.css';
import { KindIcon } from './kind-icon';
import { wordsOfKind, linkToolMessages } from './messages';
import { usePdfUploads } from './pdf/use-pdf-uploads';

const NO_ERRORS: LinkErrors = {};

const NONE: readonly LinkKind[] = [];

/**
 * Renders Enlaces: the card's links, in order.
 *
 * @param props.suggested - Kinds that are offered to add at one press.
 */
export function LinksPanel({ suggested = NONE }: { suggested?: readonly LinkKind[] }) {
  const { draft, edit, problems, reveal } = useEditor();
  const { links } = draft;
  const [announcement, setAnnouncement] = useState('');
  /** Link that was just added, and its field to type in, where that isn't the first empty one. */
  const added = useRef<{ id: string; field?: 'title' } | null>(null);
  const removed = useRef<number | null>(null);
  const addLink = useRef<HTMLButtonElement>(null);
  const full = links.length >= CARD_LIMITS.links;
  const [open, setOpen] = useState(() => firstToOpen(links, problems));
  const { uploads, upload } = usePdfUploads();
  const [dialog, setDialog] = useState<'kinds' | 'paste' | null>(null);

  // The focus moves to the newest link.
  useEffect(() => {
    const { id, field } = added.current ?? {};
    if (id && (field ? focusField(`links.${id}.${field}`) : focusNew(id))) added.current = null;
  }, [links, open]);

  // After a deletion the focus moves to the next link.
  useEffect(() => {
    if (removed.current === null) return;
    const next = links[Math.min(removed.current, links.length - 1)];
    removed.current = null;
    if (next) focusLink(next.id);
    else addLink.current?.focus();
  }, [links]);

  const add = (link: CardLink) => {
    added.current = { id: link.id };
    setOpen(link.id);
    edit((before) => insertLink(before, link));
  };

  const addPdf = (file: File) => {
    const link = newPdfLink(file);
    add(link);
    // Its file's name is there to be changed.
    added.current = { id: link.id, field: 'title' };
    upload(link.id, file);
  };

  const addFound = (found: FoundLink[]) => {
    setDialog(null);
    const news = linksOf(found);
    edit((before) => news.reduce((content, link) => insertLink(content, link), before));
    showToast('success', linkToolMessages.added(news.length));
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
      // Saved after the time in which it can be undone, so that an undo leaves nothing to publish.
      edit((before) => removeLink(before, link.id), UNDO_DURATION_MS);
      showUndoToast(text.removed(link.title || text.unnamed(place + 1)), () =>
        edit((before) => insertLink(before, link, place)),
      );
    },
    [edit],
  );

  const ids = useMemo(() => links.map((link) => link.id), [links]);
  const nameOf = (id: string) => links[ids.indexOf(id)]?.title || text.unnamed(ids.indexOf(id) + 1);

  const missing = suggested.filter((kind) => !links.some((link) => link.kind === kind));
  const suggestions = missing.length > 0 && !full && (
    <div role="group" aria-label={linkToolMessages.suggested} className={styles.suggested}>
      {missing.map((kind) => (
        <Button
          key={kind}
          variant="light"
          radius="xl"
          leftSection={<KindIcon kind={kind} />}
          onClick={() => add(newLink(kind))}
        >
          {wordsOfKind(kind).label}
        </Button>
      ))}
    </div>
  );

  const addButton = (
    <div className={styles.foot}>
      <Button
        ref={addLink}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => add(newLink())}
        disabled={full}
        variant="light"
      >
        {text.add}
      </Button>
      <Button
        variant="default"
        leftSection={<IconCategory size={18} aria-hidden />}
        onClick={() => setDialog('kinds')}
        disabled={full}
      >
        {linkToolMessages.byKind}
      </Button>
      <Button
        variant="default"
        leftSection={<IconClipboardText size={18} aria-hidden />}
        onClick={() => setDialog('paste')}
        disabled={full}
      >
        {linkToolMessages.paste}
      </Button>
      <FileButton
        accept="application/pdf,.pdf"
        disabled={full}
        onFiles={([chosen]) => chosen && addPdf(chosen)}
      >
        <IconFileUpload size={18} aria-hidden />
        {linkToolMessages.uploadPdf}
      </FileButton>
      <KindPicker
        opened={dialog === 'kinds'}
        onClose={() => setDialog(null)}
        onPick={(kind) => {
          setDialog(null);
          add(newLink(kind));
        }}
      />
      <ImportDialog
        opened={dialog === 'paste'}
        room={CARD_LIMITS.links - links.length}
        onAdd={addFound}
        onClose={() => setDialog(null)}
      />
    </div>
  );

  if (links.length === 0) {
    return (
      <>
        {suggestions}
        <EmptyState icon={<IconLink size={28} stroke={1.5} />} title={text.emptyTitle} action={addButton}>
          {text.emptyText}
        </EmptyState>
      </>
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
            open={open === link.id}
            onOpen={setOpen}
            errors={errorsOf(link.id, problems)}
            upload={uploads.get(link.id)}
            onChange={change}
            onPdf={upload}
            onMove={move}
            onRemove={remove}
            onLeave={reveal}
          />
        ))}
      </SortableList>
      {suggestions}
      {addButton}
      {full && <p className={styles.full}>{text.full(CARD_LIMITS.links)}</p>}
      {links.length > 0 && <LinkLooks />}
      <Switch
        className={styles.socials}
        label={linkToolMessages.socials}
        checked={draft.theme.socials === 'icons'}
        onChange={({ currentTarget: { checked } }) =>
          edit((before) => writePath(before, 'theme.socials', checked ? 'icons' : 'list'))
        }
      />
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
    </>
  );
}

/** Returns the link whose fields show at first: one with a problem, or the only one. */
function firstToOpen(links: readonly CardLink[], problems: ReadonlyMap<string, string>): string | null {
  const wrong = links.find(({ id }) => [...problems.keys()].some((path) => path.startsWith(`links.${id}.`)));
  return wrong?.id ?? (links.length === 1 ? (links[0]?.id ?? null) : null);
}

/** Focuses the first field of a new link that is still empty. */
function focusNew(id: string): boolean {
  const fields = ['title', 'url', 'description'].map((field) => `[data-field="links.${id}.${field}"]`);
  const inputs = [...document.querySelectorAll<HTMLInputElement>(fields.join())];
  const field = inputs.find(({ value }) => value === '')?.dataset['field'];
  return field !== undefined && focusField(field);
}

function errorsOf(id: string, problems: ReadonlyMap<string, string>): LinkErrors {
  const errors: LinkErrors = {};
  for (const field of LINK_FIELDS) {
    const error = problemText(problems, `links.${id}.${field}`);
    if (error) errors[field] = error;
  }
  return Object.keys(errors).length > 0 ? errors : NO_ERRORS;
}

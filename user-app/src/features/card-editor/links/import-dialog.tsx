import { useState, type ClipboardEvent } from 'react';
import { Button, Textarea } from '@mantine/core';
import { findLinks, linksOfAnchors, shownUrl, type FoundLink } from 'shared-lib/model';
import { Modal } from 'shared-lib/ui/layers';
import styles from './import-dialog.module.css';
import { KindIcon } from './kind-icon';
import { wordsOfKind, linkToolMessages as text } from './messages';
import { useOwnerZone } from './schedule/use-owner-zone';

interface ImportDialogProps {
  opened: boolean;
  /** Number of links that still fit. */
  room: number;
  onAdd: (links: FoundLink[]) => void;
  onClose: () => void;
}

/** Takes the links of a page or a list that was copied, and shows them before they are added. */
export function ImportDialog(props: ImportDialogProps) {
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={text.pasteTitle}>
      <ImportForm {...props} />
    </Modal>
  );
}

/** Returns the links in what was copied from a page with its formatting. */
function anchorsIn(html: string, zone: string): FoundLink[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const anchors = [...page.querySelectorAll('a[href]')].map((anchor) => ({
    title: anchor.textContent ?? '',
    address: anchor.getAttribute('href') ?? '',
  }));
  return linksOfAnchors(anchors, zone);
}

function ImportForm({ room, onAdd, onClose }: ImportDialogProps) {
  const zone = useOwnerZone();
  const [typed, setTyped] = useState('');
  const [copied, setCopied] = useState<FoundLink[]>([]);
  const read = findLinks(typed, zone);
  const all = [...copied, ...read.filter(({ url }) => !copied.some((other) => other.url === url))];
  const found = all.slice(0, room);

  const paste = (event: ClipboardEvent) => {
    const links = anchorsIn(event.clipboardData.getData('text/html'), zone);
    if (links.length > 0) setCopied((before) => [...before, ...links]);
  };

  return (
    <div className={styles.form}>
      <Textarea
        label={text.pasteLabel}
        description={text.pasteHelp}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (currentTarget.value === '') setCopied([]);
        }}
        onPaste={paste}
        autosize
        minRows={4}
        maxRows={8}
        spellCheck={false}
        data-autofocus
      />
      <p role="status" className={styles.count}>
        {text.found(found.length)}
        {all.length > room && ` ${text.noRoom(room)}`}
      </p>
      {found.length > 0 && (
        <ul aria-label={text.foundList} className={styles.list}>
          {found.map(({ kind, title, url }) => (
            <li key={url} className={styles.link}>
              <KindIcon kind={kind} />
              <span>
                <b>{title || wordsOfKind(kind).title || shownUrl(url)}</b>
                <span className={styles.address}>{shownUrl(url)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button disabled={found.length === 0} onClick={() => onAdd(found)}>
          {text.addFound(found.length)}
        </Button>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconExternalLink,
  IconSend,
} from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { hasUnpublishedChanges, type Card } from 'shared-lib/model';
import { CardStateBadge } from '../../../card-data/card-state-badge';
import { cardMessages } from '../../../card-data/messages';
import { ownerAddress, publicAddress } from '../../../card-data/public-address';
import { paths } from '../../../paths';
import { AddressLine } from '../../../ui/address/address-line';
import { PageHeading } from 'shared-lib/ui/page-heading';
import type { SaveStatus } from '../../../card-draft/autosave-state';
import { messages } from '../messages';
import { publicationMessages } from '../publications/messages';
import styles from './editor-header.module.css';
import { SaveState } from './save-state';

interface EditorHeaderProps {
  card: Card;
  name: string;
  status: SaveStatus;
  withErrors: boolean;
  publishing: boolean;
  previewing: boolean;
  /** True when the address is shown elsewhere on the screen. */
  hideAddress: boolean;
  /** Takes the last change back; `null` when there is none. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  onRetry: () => void;
  onPublish: () => void;
  onTogglePreview: () => void;
}

/** Renders the card's name, the state of saving, and the buttons to share and publish. */
export function EditorHeader(props: EditorHeaderProps) {
  const { card, name, status } = props;
  // Changes that are still being saved are not public either.
  const shown = status === 'saved' ? card : { ...card, revision: card.revision + 1 };
  const upToDate = shown.status === 'published' && !hasUnpublishedChanges(shown);
  const showAddress = card.publishedRevision !== null && card.status !== 'draft' && !props.hideAddress;

  return (
    <div className={styles.header}>
      <Link to={paths.cards} className={styles.back}>
        <IconArrowLeft size={18} aria-hidden />
        {messages.back}
      </Link>
      <PageHeading title={name || cardMessages.noName} />
      <div className={styles.state}>
        <CardStateBadge card={shown} />
        <SaveState status={status} withErrors={props.withErrors} onRetry={props.onRetry} />
        <div role="group" aria-label={publicationMessages.history} className={styles.history}>
          <HistoryButton label={publicationMessages.undo} onPress={props.undo}>
            <IconArrowBackUp size={20} stroke={1.75} aria-hidden />
          </HistoryButton>
          <HistoryButton label={publicationMessages.redo} onPress={props.redo}>
            <IconArrowForwardUp size={20} stroke={1.75} aria-hidden />
          </HistoryButton>
        </div>
      </div>
      {showAddress && (
        <div className={styles.address}>
          <AddressLine address={publicAddress(card.slug)} />
          <a href={ownerAddress(card)} target="_blank" rel="noopener" className={styles.view}>
            {messages.view}
            <IconExternalLink size={16} aria-hidden />
          </a>
        </div>
      )}
      <div className={styles.bar} data-bottom-bar>
        <Button
          variant="default"
          className={styles.previewToggle}
          aria-pressed={props.previewing}
          onClick={props.onTogglePreview}
        >
          {props.previewing ? messages.edit : messages.preview}
        </Button>
        <Button
          variant={upToDate ? 'light' : 'filled'}
          loading={props.publishing}
          onClick={props.onPublish}
          leftSection={<IconSend size={18} aria-hidden />}
        >
          {messages.publish}
        </Button>
      </div>
    </div>
  );
}

interface HistoryButtonProps {
  label: string;
  /** `null` while it has no effect; it stays in the tab order, so that the focus isn't lost. */
  onPress: (() => void) | null;
  children: ReactNode;
}

function HistoryButton({ label, onPress, children }: HistoryButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="dark"
      size={44}
      aria-label={label}
      data-disabled={onPress === null || undefined}
      aria-disabled={onPress === null || undefined}
      onClick={() => onPress?.()}
    >
      {children}
    </ActionIcon>
  );
}

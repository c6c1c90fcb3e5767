import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { saveCardContent } from 'shared-lib/data';
import type { Card, CardContent } from 'shared-lib/domain';
import type { CardSnapshot } from '../../card-data/card-endpoints';
import { createAutosave, type Autosave } from '../../card-draft/autosave';
import {
  resumeAutosave,
  saveStatus,
  startAutosave,
  type AutosaveState,
  type SaveStatus,
} from '../../card-draft/autosave-state';
import { contentOf, sameValue } from '../../card-draft/content-paths';
import { findLostDrafts, forgetDraft, mirrorAutosave } from '../../card-draft/draft-mirror';
import { draftKey } from '../../card-draft/draft-store';
import { mergeContent } from '../../card-draft/three-way-merge';
import { EDITOR_CLOSED, holdEditorLock, openEditorKeys } from '../../card-draft/editor-lock';

/** Changes the draft; several changes in a row all count. */
export type EditDraft = (change: (draft: CardContent) => CardContent) => void;

/** The draft of one card, which saves itself. */
export interface CardDraft {
  state: AutosaveState;
  status: SaveStatus;
  edit: EditDraft;
  autosave: Autosave;
  /** Set when unsaved changes of an earlier session were brought back: takes them out again. */
  discardRecovered: (() => void) | null;
  dismissRecovered: () => void;
}

/**
 * Opens a draft over what the server has, or over a save that still waits to be sent there. A copy of the draft stays on
 * this device until the server has it too.
 */
function openDraft(uid: string, card: Card, pending: boolean): { autosave: Autosave; key: string } {
  const key = draftKey(uid, card.id, crypto.randomUUID());
  const content = contentOf(card);
  const { revision } = card;
  const start = () => {
    if (!pending) return startAutosave(content, revision, navigator.onLine);
    const [latest] = findLostDrafts(uid, card.id, () => false).reverse();
    return resumeAutosave(latest?.mirror.base ?? content, { content, revision }, navigator.onLine);
  };
  const autosave = createAutosave(start(), {
    save: (content, revision) => saveCardContent(card.id, content, revision),
    onChange: (state) => mirrorAutosave(key, state),
  });
  return { autosave, key };
}

/**
 * Keeps the draft of a card while its editor is open.
 *
 * @param snapshot - The latest of the live subscription; its first card is what the draft starts from.
 */
export function useCardDraft(uid: string, card: Card, snapshot: CardSnapshot): CardDraft {
  const [{ autosave, key }] = useState(() => openDraft(uid, card, snapshot.pending));
  const [recovery, setRecovery] = useState<{ before: CardContent; after: CardContent } | null>(null);
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState);
  const status = saveStatus(state);

  useEffect(() => {
    if (!snapshot.fromServer || !snapshot.card) return;
    autosave.send({
      type: 'server-changed',
      content: contentOf(snapshot.card),
      revision: snapshot.card.revision,
    });
  }, [autosave, snapshot]);

  useEffect(() => {
    const release = holdEditorLock(key);
    let closed = false;
    const recover = async () => {
      const open = await openEditorKeys();
      if (closed) return;
      for (const lost of findLostDrafts(uid, card.id, (other) => other === key || open.has(other))) {
        const before = autosave.getState().draft;
        autosave.send({ type: 'recovered', ...lost.mirror });
        forgetDraft(lost.key);
        const after = autosave.getState().draft;
        if (!sameValue(after, before))
          setRecovery((earlier) => ({ before: earlier?.before ?? before, after }));
      }
    };
    void recover();
    return () => {
      closed = true;
      // What is still on its way is sent now; should that fail, whoever sends what is kept finds the copy.
      void autosave
        .flush()
        .then(release)
        .then(() => dispatchEvent(new Event(EDITOR_CLOSED)));
    };
  }, [autosave, key, uid, card.id]);

  useEffect(() => {
    const tell = () => autosave.send({ type: 'online-changed', online: navigator.onLine });
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  }, [autosave]);

  const unsaved = status !== 'saved' || state.overlaps.length > 0;
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  const edit = useCallback<EditDraft>(
    (change) => autosave.send({ type: 'edited', draft: change(autosave.getState().draft) }),
    [autosave],
  );

  return {
    state,
    status,
    edit,
    autosave,
    discardRecovered:
      recovery &&
      (() => {
        // What was typed since then stays.
        edit((draft) => mergeContent(recovery.after, draft, recovery.before).content);
        setRecovery(null);
      }),
    dismissRecovered: () => setRecovery(null),
  };
}

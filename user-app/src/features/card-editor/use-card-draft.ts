import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useAnswer } from 'shared-lib/answers';
import { saveCardContent } from 'shared-lib/data';
import { contentOf, isSameValue, type Card, type CardContent } from 'shared-lib/model';
import { draftKey, useLeaveGuard, useNetworkOf } from 'shared-lib/draft';
import type { CardSnapshot } from '../../card-data/card-endpoints';
import { createAutosave, type Autosave } from '../../card-draft/autosave';
import {
  resumeAutosave,
  saveStatus,
  startAutosave,
  type AutosaveState,
  type SaveStatus,
} from '../../card-draft/autosave-state';
import { findLostDrafts, forgetDraft, mirrorAutosave } from '../../card-draft/draft-mirror';
import { mergeContent } from '../../card-draft/three-way-merge';
import { EDITOR_CLOSED, holdEditorLock, openEditorKeys } from '../../card-draft/editor-lock';

/** Changes the draft; changes in a row build on one another. */
export type EditDraft = (change: (draft: CardContent) => CardContent, holdMs?: number) => void;

/** The draft of one card, which saves itself. */
export interface CardDraft {
  state: AutosaveState;
  status: SaveStatus;
  edit: EditDraft;
  autosave: Autosave;
  /** Discards unsaved changes of an earlier session that were restored; `null` when there were none. */
  discardRecovered: (() => void) | null;
  dismissRecovered: () => void;
}

/**
 * Opens a draft over the server's content, or over a save that still waits to be sent there. A copy of the draft stays
 * on this device until the server has it too.
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
 * @param snapshot - Latest snapshot of the live subscription; its first card is the draft's start.
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
    return () => {
      // Unsaved changes are sent now; should that fail, the draft sender finds the copy.
      void autosave
        .flush()
        .then(release)
        .then(() => dispatchEvent(new Event(EDITOR_CLOSED)));
    };
  }, [autosave, key]);

  // Drafts of editors that closed without sending them.
  useAnswer([autosave, key, uid, card.id], openEditorKeys, {
    onAnswer: (open) => {
      for (const lost of findLostDrafts(uid, card.id, (other) => other === key || open.has(other))) {
        const before = autosave.getState().draft;
        autosave.send({ type: 'recovered', ...lost.mirror });
        forgetDraft(lost.key);
        const after = autosave.getState().draft;
        if (!isSameValue(after, before))
          setRecovery((earlier) => ({ before: earlier?.before ?? before, after }));
      }
    },
  });

  const showNetworkNotice = useCallback(
    (online: boolean) => autosave.send({ type: 'online-changed', online }),
    [autosave],
  );
  useNetworkOf(showNetworkNotice);

  useLeaveGuard(status !== 'saved' || state.overlaps.length > 0);

  const edit = useCallback<EditDraft>(
    (change, holdMs) => autosave.send({ type: 'edited', draft: change(autosave.getState().draft) }, holdMs),
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
        // Later changes stay.
        edit((draft) => mergeContent(recovery.after, draft, recovery.before).content);
        setRecovery(null);
      }),
    dismissRecovered: () => setRecovery(null),
  };
}

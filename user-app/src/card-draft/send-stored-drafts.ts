import { saveCardContent, subscribeToCard } from 'shared-lib/data';
import { contentOf } from 'shared-lib/model';
import { createAutosave, type Autosave } from './autosave';
import { startAutosave } from './autosave-state';
import { findLostDrafts, forgetDraft, mirrorAutosave } from './draft-mirror';
import { cardOfDraft, draftKey, draftsToSend } from 'shared-lib/draft';
import { holdEditorLock, openEditorKeys } from './editor-lock';

/**
 * Sends the drafts that closed editors left on this device as soon as the server can be reached, with the same merge as
 * the editor, so that nothing newer on the server is overwritten. Drafts that need a decision of their owner stay here
 * for the editor.
 *
 * @param signal - Ends it; unsent drafts stay.
 */
export async function sendStoredDrafts(uid: string, signal: AbortSignal): Promise<void> {
  const open = await openEditorKeys();
  const closed = draftsToSend(uid).filter((key) => !open.has(key));
  for (const cardId of new Set(closed.map(cardOfDraft))) {
    if (!signal.aborted) await sendDraftsOfCard(uid, cardId, signal);
  }
}

function sendDraftsOfCard(uid: string, cardId: string, signal: AbortSignal): Promise<void> {
  const key = draftKey(uid, cardId, crypto.randomUUID());
  const release = holdEditorLock(key);
  return new Promise((resolve) => {
    let autosave: Autosave | null = null;
    let stop = () => {};
    const end = () => {
      stop();
      void release();
      signal.removeEventListener('abort', end);
      resolve();
    };
    signal.addEventListener('abort', end);
    stop = subscribeToCard(
      cardId,
      (card, { fromServer }) => {
        if (!fromServer || signal.aborted) return;
        // A deleted card can be brought back, and its draft with it.
        if (!card) return end();
        const server = { content: contentOf(card), revision: card.revision };
        if (autosave) return autosave.send({ type: 'server-changed', ...server });
        autosave = createAutosave(startAutosave(server.content, server.revision), {
          save: (content, revision) => saveCardContent(cardId, content, revision),
          onChange: (state) => mirrorAutosave(key, state),
        });
        void takeOver(uid, cardId, key, autosave).then(end);
      },
      end,
    );
  });
}

async function takeOver(uid: string, cardId: string, key: string, autosave: Autosave): Promise<void> {
  const open = await openEditorKeys();
  for (const lost of findLostDrafts(uid, cardId, (other) => other === key || open.has(other))) {
    autosave.send({ type: 'recovered', ...lost.mirror });
    forgetDraft(lost.key);
  }
  await autosave.flush();
}

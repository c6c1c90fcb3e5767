import { useCallback, useEffect, useRef } from 'react';
import { hasUnpublishedChanges, type Card } from 'shared-lib/model';
import type { Autosave } from '../../../card-draft/autosave';
import { saveStatus } from '../../../card-draft/autosave-state';

/**
 * Returns a function that marks a card as changed, after a change outside its content that visitors don't see yet. The
 * card's draft saves it, as the only writer of the card.
 */
export function useTouch(card: Card, autosave: Autosave): () => void {
  const latest = useRef(card);
  useEffect(() => {
    latest.current = card;
  });
  return useCallback(() => {
    const isMarked = () => latest.current.publishedRevision === null || hasUnpublishedChanges(latest.current);
    const raise = async () => {
      if (isMarked()) return;
      const state = await autosave.flush();
      // A pending save raises the revision anyway.
      if (saveStatus(state) === 'saved' && !isMarked()) autosave.saveAgain();
    };
    void raise();
  }, [autosave]);
}

import { useEffect, useRef, useState } from 'react';
import { showErrorToast } from 'shared-lib/toast';
import { savedOrQueued } from '../ui/saved-or-queued';

/** How long after the last key a note is saved, in milliseconds. */
const PATIENCE_MS = 800;

/** How a note stands. */
export type NoteState = 'idle' | 'saving' | 'saved' | 'queued';

/**
 * A note that saves by itself; what is typed when it goes off the screen is saved too.
 *
 * @param stored - As it is stored; followed as long as nothing is typed.
 */
export function useOwnNote(stored: string, save: (note: string) => Promise<void>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<NoteState>('idle');
  const latest = useRef({ typed, save });
  useEffect(() => {
    latest.current = { typed, save };
  });

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      setState('saving');
      savedOrQueued(latest.current.save(typed)).then(
        (how) => {
          setState(how);
          setTyped((now) => (now === typed ? null : now));
        },
        (error: unknown) => {
          setState('idle');
          showErrorToast(error);
        },
      );
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(
    () => () => {
      const { typed: unsaved, save: store } = latest.current;
      if (unsaved !== null) void store(unsaved).catch(showErrorToast);
    },
    [],
  );

  // What was typed since isn't stored, whatever came of the note before it.
  const isNewer = typed !== null && state !== 'saving';
  return { note: typed ?? stored, state: isNewer ? 'idle' : state, change: setTyped };
}

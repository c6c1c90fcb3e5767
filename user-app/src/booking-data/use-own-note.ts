import { useEffect, useRef, useState } from 'react';
import { showErrorToast } from 'shared-lib/toast';
import { savedOrQueued } from 'shared-lib/store';

/** Delay after the last key before a note is saved, in milliseconds. */
const PATIENCE_MS = 800;

/** State of a note's save. */
export type NoteState = 'idle' | 'saving' | 'saved' | 'queued';

/**
 * Provides a note that saves by itself; typed text is also saved when the note goes off the screen.
 *
 * @param stored - Stored note; followed as long as nothing is typed.
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

  // Later text isn't stored yet, whatever the result of the earlier save.
  const isNewer = typed !== null && state !== 'saving';
  return { note: typed ?? stored, state: isNewer ? 'idle' : state, change: setTyped };
}

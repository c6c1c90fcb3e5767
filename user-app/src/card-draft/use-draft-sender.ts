import { useEffect, useRef } from 'react';
import { useLocation } from 'shared-lib/router';
import { draftsToSend } from './draft-store';
import { EDITOR_CLOSED } from './editor-lock';

/** Told by the host when the browser says that the network is back, though it never said that it was gone. */
const CONNECTION_BACK = 'tarjetero:connection-back';

/** The tabs of a browser send one after the other: the next finds what was done. */
async function inTurn(uid: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(`tarjetero:sending:${uid}`, { signal }, work);
  else await work();
}

/**
 * @param signal - Ends all sending.
 * @returns Asks for it; what was asked for while somebody sends comes after, once.
 */
function createSender(uid: string, signal: AbortSignal): () => void {
  let waiting = false;
  return () => {
    if (waiting || draftsToSend(uid).length === 0) return;
    waiting = true;
    inTurn(uid, signal, async () => {
      waiting = false;
      if (draftsToSend(uid).length === 0) return;
      const { sendKeptDrafts } = await import('./send-kept-drafts');
      if (!signal.aborted) await sendKeptDrafts(uid, signal);
    }).catch(() => {
      // What could not be sent is tried again at the next occasion.
      waiting = false;
    });
  };
}

/**
 * Sends the drafts that closed editors left on this device: at the start, when one closes, after a navigation, when the
 * network is back.
 */
export function useDraftSender(uid: string): void {
  const { pathname } = useLocation();
  const send = useRef(() => {});

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    send.current = createSender(uid, signal);
    const sendNow = () => send.current();
    for (const occasion of ['online', CONNECTION_BACK, EDITOR_CLOSED]) {
      addEventListener(occasion, sendNow, { signal });
    }
    return () => stop.abort();
  }, [uid]);

  useEffect(() => send.current(), [uid, pathname]);
}

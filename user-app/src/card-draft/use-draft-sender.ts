import { useEffect, useRef } from 'react';
import { onNetworkBack } from 'shared-lib/network';
import { useLocation } from 'shared-lib/router';
import { MINUTE_MS } from 'shared-lib/time';
import { draftsToSend } from 'shared-lib/draft';
import { EDITOR_CLOSED } from './editor-lock';

/** Runs work in one tab of the browser at a time, so that the next finds what was sent. */
async function inTurn(uid: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(`tarjetero:sending:${uid}`, { signal }, work);
  else await work();
}

/** Wait before sending is tried again after a failure, in milliseconds; doubles each time, up to the longest. */
const RETRY_MS = 2000;
const MAX_RETRY_MS = MINUTE_MS;

/**
 * Creates a sender of the drafts of an account. A browser says that the network is back before everything can be
 * reached, so that a failure while it is online is tried again.
 *
 * @param signal - Ends all sending.
 * @returns Requests a round of sending; a request during one starts another after it.
 */
function createSender(uid: string, signal: AbortSignal): () => void {
  let waiting = false;
  let retryMs = RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  const send = () => {
    if (waiting || draftsToSend(uid).length === 0) return;
    waiting = true;
    clearTimeout(timer);
    inTurn(uid, signal, async () => {
      waiting = false;
      if (draftsToSend(uid).length === 0) return;
      const { sendStoredDrafts } = await import('./send-stored-drafts');
      if (!signal.aborted) await sendStoredDrafts(uid, signal);
      retryMs = RETRY_MS;
    }).catch(() => {
      waiting = false;
      // Without a network the next occasion is that there is one.
      if (signal.aborted || !navigator.onLine) return;
      timer = setTimeout(send, retryMs);
      retryMs = Math.min(2 * retryMs, MAX_RETRY_MS);
    });
  };
  return send;
}

/**
 * Sends the drafts that closed editors left on this device: at the start, when an editor closes, after a navigation,
 * and when the network is back.
 */
export function useDraftSender(uid: string): void {
  const { pathname } = useLocation();
  const send = useRef(() => {});

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    send.current = createSender(uid, signal);
    const sendNow = () => send.current();
    addEventListener(EDITOR_CLOSED, sendNow, { signal });
    signal.addEventListener('abort', onNetworkBack(sendNow));
    return () => stop.abort();
  }, [uid]);

  useEffect(() => send.current(), [uid, pathname]);
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'shared-lib/router';
import { readDrafts } from './draft-store';

/** Told by the host when the browser says that the network is back, though it never said that it was gone. */
const CONNECTION_BACK = 'tarjetero:connection-back';

/** One tab of a browser sends; the others would only find their own work done. */
async function asTheOnlyTab(uid: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(`tarjetero:sending:${uid}`, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}

/** Sends the drafts that closed editors left on this device: at the start, after a navigation, when the network is back. */
export function useDraftSender(uid: string): void {
  const { pathname } = useLocation();
  const send = useRef(() => {});

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    send.current = () => {
      if (readDrafts(uid).size === 0) return;
      asTheOnlyTab(uid, async () => {
        const { sendKeptDrafts } = await import('./send-kept-drafts');
        if (!signal.aborted) await sendKeptDrafts(uid, signal);
        // What could not be sent is tried again at the next occasion.
      }).catch(() => undefined);
    };
    const sendNow = () => send.current();
    addEventListener('online', sendNow, { signal });
    addEventListener(CONNECTION_BACK, sendNow, { signal });
    return () => stop.abort();
  }, [uid]);

  useEffect(() => send.current(), [uid, pathname]);
}

import type { PageMessage } from './protocol';
import { clearCaches, setRuntimeCaches } from './runtime-caches';
import { worker } from './scope';

/** Handles the requests of pages; answers when done, if a page sent a port. */
export function listenToPages(): void {
  worker.addEventListener('message', (event) => {
    const message: PageMessage | null = event.data;
    const answer = () => event.ports[0]?.postMessage({ type: message?.type });
    switch (message?.type) {
      case 'SKIP_WAITING':
        event.waitUntil(worker.skipWaiting().then(answer));
        break;
      case 'CLAIM_PAGES':
        event.waitUntil(worker.clients.claim().then(answer));
        break;
      case 'CLEAR_CACHE':
        event.waitUntil(clearCaches().then(answer));
        break;
      case 'RUNTIME_CACHES':
        event.waitUntil(setRuntimeCaches(message.on).then(answer));
        break;
    }
  });
}

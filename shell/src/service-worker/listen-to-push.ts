import type { PushMessage } from 'shared-lib/model';
import { worker } from './scope';

/** Shown for a push that can't be read: browsers punish one that shows nothing. */
const UNREADABLE: PushMessage = {
  title: 'Tienes novedades',
  text: 'Míralas en la campana.',
  path: '/dashboard',
  tag: 'novedades',
};

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Parses a push; an address is one of this site's own. */
function readPush(data: PushMessageData | null): PushMessage {
  let sent: Partial<Record<keyof PushMessage, unknown>> = {};
  try {
    sent = data?.json() ?? {};
  } catch {
    return UNREADABLE;
  }
  const path = text(sent.path) ?? '';
  return {
    title: text(sent.title) ?? UNREADABLE.title,
    text: text(sent.text) ?? '',
    path: /^\/(?![/\\])/.test(path) ? path : UNREADABLE.path,
    tag: text(sent.tag) ?? UNREADABLE.tag,
  };
}

/** Opens an address in a page of this site that is open already, or in a new one. */
async function open(path: string): Promise<void> {
  const url = new URL(path, worker.location.origin).href;
  const pages = await worker.clients.matchAll({ type: 'window' });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  try {
    if (page) {
      await page.navigate(url);
      await page.focus();
      return;
    }
  } catch {
    // A page that this worker doesn't control can't be navigated.
  }
  await worker.clients.openWindow(url);
}

/** Shows the notifications that the product sends to this device, each once, and follows them in one press. */
export function listenToPush(): void {
  worker.addEventListener('push', (event) => {
    const { title, text: body, path, tag } = readPush(event.data);
    const shown = { body, tag, icon: '/icons/icon-192.png', lang: 'es', data: { path } };
    event.waitUntil(worker.registration.showNotification(title, shown));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path }: { path?: string } = event.notification.data ?? {};
    event.waitUntil(open(path ?? UNREADABLE.path));
  });
}

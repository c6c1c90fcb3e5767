/** Event by which some browsers offer to install the app. */
export interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is InstallEvent => 'prompt' in event;

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function change(next: InstallEvent | null): void {
  offer = next;
  listeners.forEach((listener) => listener());
}

/** Stores the browser's `beforeinstallprompt` event, which may come long before the prompt is shown. Call it as early as possible. */
export function keepInstallEvent(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) change(event);
  });
  addEventListener('appinstalled', () => change(null));
}

export function currentInstallEvent(): InstallEvent | null {
  return offer;
}

/** Drops the offer, which can be used once. */
export function forgetInstallEvent(): void {
  change(null);
}

export function subscribeToInstallEvent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

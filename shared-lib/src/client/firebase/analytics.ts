import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  type Analytics,
} from 'firebase/analytics';
import { firebaseApp } from './app';

let analytics: Promise<Analytics | null> | null = null;

/** Opens the analytics tag once; `null` where the browser doesn't support it. */
async function open(): Promise<Analytics | null> {
  if (!(await isSupported())) return null;
  // Addresses of our pages hold names of cards: views are not sent by the tag itself.
  return initializeAnalytics(firebaseApp(), {
    config: { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false },
  });
}

/** Sends an event through the analytics tag. */
export async function sendToAnalytics(
  name: string,
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  const tag = await (analytics ??= open());
  if (!tag) return;
  setAnalyticsCollectionEnabled(tag, true);
  logEvent(tag, name, params);
}

/** Stops the tag, if it was ever opened. */
export async function stopAnalytics(): Promise<void> {
  const tag = await analytics;
  if (tag) setAnalyticsCollectionEnabled(tag, false);
}

import { logger } from 'firebase-functions/v2';
import type { Alert, AlertSettings } from 'shared-lib/model';
import { PRODUCT_NAME } from 'shared-lib/config';
import { ADMIN_SCREENS } from 'shared-lib/model';
import { mailOrigins } from '../mail/mail-origins';
import { isPrivateTarget } from './webhook-settings';

/** Timeout of the webhook, in milliseconds. */
const TIMEOUT_MS = 5000;

const SEVERITIES: readonly Alert['severity'][] = ['low', 'medium', 'high', 'critical'];

/** Result of the call. */
export type WebhookOutcome = 'sent' | 'failed' | 'off';

/** Error for a webhook in a private network: requests of the functions must not reach what lies behind them. */
export class PrivateWebhookError extends Error {
  override readonly name = 'PrivateWebhookError';
}

/** Returns the address of an alert among the others in the panel. */
function panelLink(id: string | null): string {
  const link = new URL(ADMIN_SCREENS.alerts.path, mailOrigins().shellOrigin);
  if (id !== null) link.searchParams.set('alerta', id);
  return link.href;
}

/** Reports whether the webhook may be in a private network; in the emulator it is on the same machine. */
const mayBePrivate = () => process.env['FUNCTIONS_EMULATOR'] === 'true';

/**
 * Sends an alert to a webhook, whatever its severity, with the address of its place in the panel.
 *
 * @param id - Id of the alert; `null` for one that isn't stored.
 * @returns The status that the receiver answered with.
 * @throws PrivateWebhookError, or what `fetch` throws when nothing answers.
 */
export async function postAlert(alert: Alert, id: string | null, url: string): Promise<number> {
  if (!mayBePrivate() && (await isPrivateTarget(url))) throw new PrivateWebhookError(new URL(url).hostname);
  const link = panelLink(id);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // `text` is what chats show.
    body: JSON.stringify({
      text: `${PRODUCT_NAME} · ${alert.severity} · ${alert.title}\n${link}`,
      link,
      alert,
    }),
    // A redirect could lead where the address itself may not.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.status;
}

/**
 * Calls the webhook about an alert that is severe enough. A webhook that doesn't answer is no error for whoever raised
 * the alert.
 */
export async function callWebhook(
  alert: Alert,
  id: string,
  { webhookUrl, minSeverity }: AlertSettings,
): Promise<WebhookOutcome> {
  const isGrave = SEVERITIES.indexOf(alert.severity) >= SEVERITIES.indexOf(minSeverity);
  if (webhookUrl === '' || !isGrave) return 'off';
  try {
    const status = await postAlert(alert, id, webhookUrl);
    if (status >= 200 && status < 300) return 'sent';
    logger.warn('The alert webhook refused', { status });
  } catch (error) {
    logger.warn('The alert webhook did not answer', { error: String(error) });
  }
  return 'failed';
}

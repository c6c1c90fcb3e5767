import { logger } from 'firebase-functions/v2';
import type { Alert, AlertSettings } from 'shared-lib/domain';
import { PRODUCT_NAME } from 'shared-lib/config';
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

/** Reports whether the webhook may be in a private network; in the emulator it is on the same machine. */
const mayBePrivate = () => process.env['FUNCTIONS_EMULATOR'] === 'true';

/**
 * Sends an alert to a webhook, whatever its severity.
 *
 * @returns The status that the receiver answered with.
 * @throws PrivateWebhookError, or what `fetch` throws when nothing answers.
 */
export async function postAlert(alert: Alert, url: string): Promise<number> {
  if (!mayBePrivate() && (await isPrivateTarget(url))) throw new PrivateWebhookError(new URL(url).hostname);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // `text` is what chats show.
    body: JSON.stringify({ text: `${PRODUCT_NAME} · ${alert.severity} · ${alert.title}`, alert }),
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
  { webhookUrl, minSeverity }: AlertSettings,
): Promise<WebhookOutcome> {
  const isGrave = SEVERITIES.indexOf(alert.severity) >= SEVERITIES.indexOf(minSeverity);
  if (webhookUrl === '' || !isGrave) return 'off';
  try {
    const status = await postAlert(alert, webhookUrl);
    if (status >= 200 && status < 300) return 'sent';
    logger.warn('The alert webhook refused', { status });
  } catch (error) {
    logger.warn('The alert webhook did not answer', { error: String(error) });
  }
  return 'failed';
}

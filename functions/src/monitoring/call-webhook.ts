import { logger } from 'firebase-functions/v2';
import type { Alert } from 'shared-lib/domain';
import { PRODUCT_NAME } from 'shared-lib/config';

/** Where alerts are sent, such as a chat's incoming webhook; empty for nowhere. The build puts it into `dist/.env`. */
const webhookUrl = () => process.env['ALERT_WEBHOOK_URL'] ?? '';

/** How long the webhook may take, in milliseconds. */
const TIMEOUT_MS = 5000;

/** What became of the call. */
export type WebhookOutcome = 'sent' | 'failed' | 'off';

/**
 * Calls people about an alert that is high or critical. A webhook that doesn't answer is no error of who raised the alert.
 *
 * @param url - The deployment's, unless told otherwise.
 */
export async function callWebhook(alert: Alert, url = webhookUrl()): Promise<WebhookOutcome> {
  if (url === '' || (alert.severity !== 'high' && alert.severity !== 'critical')) return 'off';
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // `text` is what chats show.
      body: JSON.stringify({ text: `${PRODUCT_NAME} · ${alert.severity} · ${alert.title}`, alert }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return 'sent';
    logger.warn('The alert webhook refused', { status: response.status });
  } catch (error) {
    logger.warn('The alert webhook did not answer', { error: String(error) });
  }
  return 'failed';
}

import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import { countRequest } from '../limits/rate-limit';
import { Refusal } from '../refusal';
import { postAlert, PrivateWebhookError } from './call-webhook';
import { readWebhook } from './webhook-settings';

const LIMIT = { most: 10, windowMs: 10 * 60 * 1000 };

/** Sends a test alert to the webhook that is configured, and tells what it answered. */
export const testAlertWebhook: CallableHandler<'testAlertWebhook'> = async (context) => {
  const { db, uid, now, caller } = context;
  await requireAdmin(context);
  await countRequest(db, `webhook:${uid}`, LIMIT, now);
  const { webhookUrl, minSeverity } = await readWebhook(db);
  if (webhookUrl === '') throw new Refusal('webhook-off');
  try {
    const status = await postAlert(
      {
        title: 'Aviso de prueba',
        type: 'test',
        severity: minSeverity,
        description: 'Alguien de la administración ha pulsado el botón de prueba.',
        metadata: {},
        metrics: {},
        userId: uid,
        ip: caller?.ip ?? '',
        userAgent: '',
      },
      webhookUrl,
    );
    return { status };
  } catch (error) {
    throw new Refusal(error instanceof PrivateWebhookError ? 'webhook-private' : 'webhook-silent');
  }
};

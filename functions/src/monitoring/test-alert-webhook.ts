import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { postAlert, PrivateWebhookError } from './call-webhook';
import { readWebhook } from './webhook-settings';

/** Sends a test alert to the configured webhook, and returns the status of its answer. */
export const testAlertWebhook: CallableHandler<'testAlertWebhook'> = async (context) => {
  const { db, uid, caller } = context;
  await requireAdmin(context);
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
      null,
      webhookUrl,
    );
    return { status };
  } catch (error) {
    throw new Refusal(error instanceof PrivateWebhookError ? 'webhook-private' : 'webhook-silent');
  }
};

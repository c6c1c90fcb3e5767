import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { alertSchema, type AlertInput } from 'shared-lib/model';
import { NOW, openLocalProject } from '../testing/local-project';
import { reportAlert } from './report-alert';
import { expectLog } from '../testing/recorded-logs';

const project = openLocalProject();

/** A webhook that answers with a status of the test's choice and stores the requests that it gets. */
let webhook: Server;
let calls: unknown[] = [];
let status = 200;

beforeAll(async () => {
  webhook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      calls.push(JSON.parse(body));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  process.env['FUNCTIONS_EMULATOR'] = 'true';
  process.env['ALERT_WEBHOOK_URL'] = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  calls = [];
  status = 200;
});
afterAll(() => {
  delete process.env['FUNCTIONS_EMULATOR'];
  delete process.env['ALERT_WEBHOOK_URL'];
  webhook.close();
});

const caller = { ip: '203.0.113.7', userAgent: 'Firefox' };
const report = (overrides: Partial<AlertInput> = {}, uid = 'ana', now = NOW) =>
  reportAlert(
    { ...project.context(uid, now), caller },
    alertSchema.parse({
      title: 'TypeError: boom',
      type: 'error',
      severity: 'high',
      description: 'boom',
      metadata: { app: 'user-app' },
      metrics: { pageAgeMs: 1200 },
      ...overrides,
    }),
  );

describe('reportAlert', () => {
  it('S3.09 keeps title, type, severity, description, metadata, metrics, userId, ip and userAgent', async () => {
    const { alertId } = await report();
    expect(await project.read(`alerts/${alertId}`)).toMatchObject({
      title: 'TypeError: boom',
      type: 'error',
      severity: 'high',
      description: 'boom',
      metadata: { app: 'user-app' },
      metrics: { pageAgeMs: 1200 },
      userId: 'ana',
      ip: '203.0.113.7',
      userAgent: 'Firefox',
      webhook: 'sent',
    });
  });

  it('S7.11 calls the webhook for high and critical alerts only', async () => {
    await project.db().doc('admins/ana').set({ role: 'admin' });
    for (const severity of ['critical', 'high', 'medium', 'low'] as const)
      await report({ severity, title: `TypeError: ${severity}` });
    expect(calls).toEqual([
      expect.objectContaining({
        // With the way to it in the panel.
        text: expect.stringMatching(
          /^Tarjetero · critical · TypeError: critical\nhttp\S+\/admin\/alerts\?alerta=[\w-]+$/,
        ),
        alert: expect.objectContaining({ severity: 'critical', userId: 'ana' }),
      }),
      expect.objectContaining({ alert: expect.objectContaining({ severity: 'high' }) }),
    ]);
  });

  it('stores the alert when the webhook refuses it', async () => {
    expectLog(/The alert webhook refused/);
    status = 500;
    const { alertId } = await report();
    expect(await project.read(`alerts/${alertId}`)).toMatchObject({ webhook: 'failed' });
  });

  it('hides email addresses and tokens in the alert', async () => {
    const { alertId } = await report({ title: 'ana@ejemplo.com failed', metadata: { token: 'abc' } });
    expect(await project.read(`alerts/${alertId}`)).toMatchObject({
      title: '[oculto] failed',
      metadata: { token: '[oculto]' },
    });
  });

  it('lowers an account’s critical alert to high and removes markup, mentions and links', async () => {
    const { alertId } = await report({
      severity: 'critical',
      title: '<b>Urgente</b> <!channel> [entra](https://malo.example) @todos\u202Efdp',
      type: '<script>',
      description: '<img src=x onerror=alert(1)>\u0000 `rm` https://malo.example\nmás',
      metadata: { '<i>campo</i>': 'a<b>c</b>' },
    });
    expect(await project.read(`alerts/${alertId}`)).toMatchObject({
      severity: 'high',
      title: 'Urgente [entra] (https: //malo.example) ＠todos fdp',
      type: '',
      description: "'rm' https: //malo.example más",
      metadata: { campo: 'a c' },
    });
    expect(JSON.stringify(calls)).not.toMatch(/[<>]|https?:\/\/malo/);
  });

  it('does nothing while security_monitoring is off', async () => {
    await project
      .db()
      .doc('featureFlags/security_monitoring')
      .set({ enabled: false, rolloutPercentage: 100 });
    expect(await report()).toEqual({ alertId: '' });
    expect(calls).toEqual([]);
    expect((await project.db().collection('alerts').get()).size).toBe(0);
  });
});

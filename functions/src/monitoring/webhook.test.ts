import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openLocalProject, refusalOf } from '../testing/local-project';
import { testAlertWebhook } from './test-alert-webhook';
import { isPrivateTarget } from './webhook-settings';

const project = openLocalProject();
const { context } = project;

/** A receiver that counts its requests. */
let receiver: Server;
let calls = 0;
let url = '';

beforeAll(async () => {
  receiver = createServer((_request, response) => {
    calls += 1;
    response.writeHead(calls > 1 ? 302 : 202, { location: url }).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
});
beforeEach(async () => {
  calls = 0;
  await project.db().doc('admins/marta').set({ id: 'marta' });
});
afterEach(() => {
  delete process.env['FUNCTIONS_EMULATOR'];
});
afterAll(() => receiver.close());

const configure = (webhookUrl: string) =>
  project.db().doc('config/alerts').set({ webhookUrl, minSeverity: 'medium' });

describe('testAlertWebhook', () => {
  it('calls the configured address, returns its status and follows no redirect', async () => {
    process.env['FUNCTIONS_EMULATOR'] = 'true';
    await configure(url);
    await expect(testAlertWebhook(context('marta'), {})).resolves.toEqual({ status: 202 });
    await expect(testAlertWebhook(context('marta'), {})).resolves.toEqual({ status: 302 });
    expect(calls).toBe(2);
  });

  it('refuses a private address outside the local stack', async () => {
    await configure(url);
    expect(await refusalOf(testAlertWebhook(context('marta'), {}))).toBe('webhook-private');
    expect(calls).toBe(0);
  });

  it('reports a missing configuration and a server that doesn’t answer', async () => {
    expect(await refusalOf(testAlertWebhook(context('marta'), {}))).toBe('webhook-off');
    process.env['FUNCTIONS_EMULATOR'] = 'true';
    await configure('http://127.0.0.1:1/');
    expect(await refusalOf(testAlertWebhook(context('marta'), {}))).toBe('webhook-silent');
  });

  it('refuses a caller who is not an administrator', async () => {
    await configure(url);
    expect(await refusalOf(testAlertWebhook(context('ana'), {}))).toBe('not-admin');
    expect(calls).toBe(0);
  });
});

describe('isPrivateTarget', () => {
  it.each([
    'https://127.0.0.1/',
    'https://localhost/x',
    'https://10.1.2.3/',
    'https://169.254.169.254/computeMetadata',
    'https://192.168.0.1/',
    'https://172.20.0.1/',
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'nonsense',
  ])('is true for %s', async (target) => {
    expect(await isPrivateTarget(target)).toBe(true);
  });

  it.each(['https://203.0.114.7/hook', 'https://[2606:4700::1111]/'])('is false for %s', async (target) => {
    expect(await isPrivateTarget(target)).toBe(false);
  });
});

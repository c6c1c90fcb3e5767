import { openLocalWhatsApp, TYPED } from './testing/local-whatsapp';
import { askIdentity, sendTemplate } from './whatsapp-client';
import { problemOf, WhatsAppError } from './whatsapp-problem';

const whatsApp = openLocalWhatsApp();
const ACCESS = { phoneNumberId: TYPED.phoneNumberId, token: TYPED.token };
const MESSAGE = { to: '34600111222', template: TYPED.template, language: TYPED.language, parameters: [] };

const problem = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (failure: unknown) => failure,
  );
  return error instanceof WhatsAppError ? error.problem : error;
};

describe('a request to WhatsApp', () => {
  const project = process.env['GCLOUD_PROJECT'];
  beforeEach(() => {
    process.env['GCLOUD_PROJECT'] = 'demo-tarjetero';
  });
  afterEach(() => {
    if (project === undefined) delete process.env['GCLOUD_PROJECT'];
    else process.env['GCLOUD_PROJECT'] = project;
    jest.restoreAllMocks();
  });

  it('leaves a local project for this machine only', async () => {
    for (const origin of [
      'https://graph.facebook.com',
      'http://127.0.0.1.ejemplo.com',
      'http://10.0.0.1:80',
    ]) {
      process.env['WHATSAPP_API_ORIGIN'] = origin;
      await expect(askIdentity(ACCESS)).rejects.toThrow('must be on this machine');
    }
    expect(whatsApp().requests()).toEqual([]);
  });

  it('leaves a deployment for Meta only, whatever its environment says, and follows no redirect', async () => {
    const requested = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
    process.env['GCLOUD_PROJECT'] = 'tarjetero-prod';
    expect(await problem(askIdentity(ACCESS))).toBe('silent');
    const [address, options] = requested.mock.calls[0]!;
    expect(String(address)).toMatch(/^https:\/\/graph\.facebook\.com\/v\d+\.0\/100200300400500\?/);
    expect(options).toMatchObject({ redirect: 'error' });
    expect(whatsApp().requests()).toEqual([]);
  });

  it('may be repeated when nobody could be reached, and not when the answer is missing', async () => {
    const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    const reset = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } });
    const request = jest.spyOn(globalThis, 'fetch');
    request.mockRejectedValueOnce(refused);
    expect(await problem(sendTemplate(ACCESS, MESSAGE))).toBe('silent');
    request.mockRejectedValueOnce(reset);
    expect(await problem(sendTemplate(ACCESS, MESSAGE))).toBe('unknown');
  });
});

describe('problemOf', () => {
  it.each([
    [401, { code: 190 }, 'token'],
    [403, { code: 200 }, 'token'],
    [400, { code: 100, error_subcode: 33 }, 'number'],
    [400, { code: 100 }, 'refused'],
    [400, { code: 131026 }, 'no-whatsapp'],
    [404, { code: 132001 }, 'template'],
    [400, { code: 131056 }, 'limit'],
    [429, { code: 999 }, 'limit'],
    [503, { code: 2 }, 'silent'],
    [502, null, 'unknown'],
    [404, null, 'refused'],
  ] as const)('reads status %s with %j as %s', (status, error, expected) => {
    expect(problemOf(status, error)).toBe(expected);
  });
});

import { DEMO_BUSINESS, startLocalWhatsApp, type LocalWhatsApp } from '../src';

let server: LocalWhatsApp;
beforeEach(async () => {
  server = await startLocalWhatsApp();
});
afterEach(() => server.close());

const { phoneNumberId, token, template } = DEMO_BUSINESS;

async function ask(path: string, { body, bearer = token }: { body?: object; bearer?: string } = {}) {
  const response = await fetch(`${server.origin}/v24.0/${path}`, {
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { error?: { code: number } };
  return { status: response.status, code: answer.error?.code, answer };
}

const aMessage = (change: { to?: string; name?: string; texts?: string[] } = {}) => ({
  messaging_product: 'whatsapp',
  to: change.to ?? '34600111222',
  type: 'template',
  template: {
    name: change.name ?? template.name,
    language: { code: template.language },
    components: [
      {
        type: 'body',
        parameters: (change.texts ?? ['Eva', 'Consulta', 'mañana', 'https://tarjetas.test/c']).map(
          (text) => ({
            type: 'text',
            text,
          }),
        ),
      },
    ],
  },
});

const send = (change?: Parameters<typeof aMessage>[0]) =>
  ask(`${phoneNumberId}/messages`, { body: aMessage(change) });

describe('the local WhatsApp', () => {
  it('answers with the phone number and the name of the business', async () => {
    expect((await ask(`${phoneNumberId}?fields=display_phone_number,verified_name`)).answer).toMatchObject({
      display_phone_number: DEMO_BUSINESS.displayPhone,
      verified_name: DEMO_BUSINESS.verifiedName,
    });
  });

  it('refuses another token and an unknown phone number id', async () => {
    expect(await ask(phoneNumberId, { bearer: 'otro' })).toMatchObject({ status: 401, code: 190 });
    expect(await ask('999')).toMatchObject({ status: 400, code: 100 });
  });

  it('keeps a message of the known template with its parameters', async () => {
    expect((await send()).status).toBe(200);
    expect(server.messages()).toMatchObject([
      { to: '34600111222', parameters: ['Eva', 'Consulta', 'mañana', 'https://tarjetas.test/c'] },
    ]);
  });

  it.each([
    ['another template', { name: 'otra' }, 132001],
    ['too few parameters', { texts: ['Eva'] }, 132000],
    ['a parameter of two lines', { texts: ['E\nva', 'b', 'c', 'd'] }, 132018],
    ['a number without WhatsApp', { to: '34600111000' }, 131026],
    ['no number', { to: 'eva' }, 100],
  ])('refuses %s', async (_, change, code) => {
    expect((await send(change)).code).toBe(code);
    expect(server.messages()).toEqual([]);
  });

  it('plays faults that are asked for by their name', async () => {
    const play = (fault: string) => fetch(`${server.origin}/__local/fault`, { method: 'POST', body: fault });
    expect((await play('otra')).status).toBe(400);
    await play('limited');
    expect((await send()).code).toBe(131056);
    await play('revoked');
    expect((await send()).code).toBe(190);
    await play('broken');
    expect((await send()).status).toBe(503);
  });
});

import { openHostileProject } from '../testing/hostile-client';

const project = openHostileProject();
const REPORT = { slug: 'ana-garcia', reason: 'fraud', details: '' };
const form = new URLSearchParams(REPORT).toString();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const reports = async () => (await project.db().collection('reports').get()).size;

describe('a report', () => {
  it.each([
    ['of another site', { origin: 'https://malo.example' }],
    ['with the origin “null”', { origin: 'null' }],
    ['that its browser marks as cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['of a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://x.web.app' }],
  ])('is refused from a page %s', async (_, headers) => {
    await project.aPublished('ana', 'ana-garcia');
    const answer = await project.ask('visitor', '/v/report', {
      body: form,
      headers: { ...FORM, ...headers },
    });
    expect(answer.status).toBe(403);
    expect(await reports()).toBe(0);
  });

  it.each([
    ['from our own form', { 'sec-fetch-site': 'same-origin', origin: 'https://tarjetas.example' }],
    ['from an older browser', { 'x-forwarded-host': 'tarjetas.example', origin: 'https://tarjetas.example' }],
    ['from a program', {}],
  ])('is accepted %s', async (_, headers: Record<string, string>) => {
    await project.aPublished('ana', 'ana-garcia');
    const answer = await project.ask('visitor', '/v/report', {
      body: form,
      headers: { ...FORM, ...headers },
    });
    expect(answer.status).toBe(303);
    const today = new Date().toISOString().slice(0, 10);
    expect(answer.headers.get('location')).toBe(`/c/ana-garcia/denunciar?estado=enviada&dia=${today}`);
    expect((await project.db().collection('reports').get()).docs.map(({ id }) => id)).toEqual([
      `ana-garcia_${today}`,
    ]);
  });

  it('has a reference, even for a card that doesn’t exist', async () => {
    await project.aPublished('ana', 'ana-garcia');
    const today = new Date().toISOString().slice(0, 10);
    for (const slug of ['ana-garcia', 'ana-garcia', 'nadie-aqui'])
      expect(await project.ask('visitor', '/v/report', { body: { ...REPORT, slug } })).toMatchObject({
        status: 200,
        body: { state: 'enviada', reference: `${slug}_${today}` },
      });
    const refused = await project.ask('visitor', '/v/report', { body: { ...REPORT, reason: 'x' } });
    expect(refused.body).toEqual({ state: 'datos' });
  });

  it.each(['a/b', '..', '.', '__x__', 'a/../../x', '%2e%2e', 'ñ', '', 'x'.repeat(60), '\u0000', 'a\nb'])(
    'is answered as invalid when its address is %j',
    async (slug) => {
      const answer = await project.ask('visitor', '/v/report', { body: { ...REPORT, slug } });
      expect(answer).toMatchObject({ status: 400, body: { state: 'datos' } });
      const sent = new URLSearchParams({ ...REPORT, slug }).toString();
      const led = await project.ask('visitor', '/v/report', { body: sent, headers: FORM });
      expect(led.status).toBe(303);
      expect(led.headers.get('location')).toBe('/');
    },
  );

  it.each(['/v/a%2Fb', '/v/..%2F..', '/v/%2e%2e', '/v/__x__', '/v/%00', '/v/%', '/v/', '/v/a/b'])(
    'and a visit to %s cause no server error',
    async (path) => {
      const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140' };
      expect((await project.ask('visitor', path, { headers })).status).toBeLessThan(500);
    },
  );
});

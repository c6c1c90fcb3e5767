import { reviewAskRef, refusalPath } from '../bookings/reminders/review-requests';
import { openBookingProject } from '../bookings/testing/booking-project';
import { mailboxKeyOf } from '../outbox/mailbox';
import { aBooking } from '../mail/testing/a-booking';

process.env['GCLOUD_PROJECT'] ??= 'demo-functions';
const project = openBookingProject();

const booking = aBooking({ language: 'es' });
const key = mailboxKeyOf(booking.customer.email);
const stored = async () => (await reviewAskRef(project.db(), 'ana', key).get()).data();

async function send(path: string, init: RequestInit = {}) {
  const response = await fetch(project.origin() + path, init);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

beforeEach(() => project.db().doc('users/ana').set({ name: 'Ana', email: 'ana@ejemplo.com' }));

describe('the page on which requests for reviews are refused', () => {
  it.each(['GET', 'HEAD'])('changes nothing by a %s', async (method) => {
    const { status, headers } = await send(refusalPath(booking), { method });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await stored()).toBeUndefined();
  });

  it('has one button, in the language of the mail', async () => {
    const { html } = await send(refusalPath(aBooking({ language: 'de' })));
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<form method="post"><button>Nicht mehr fragen</button></form>');
  });

  it.each([
    ['a press', {}],
    [
      'a mail program',
      {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
  ])('refuses by %s, however often it is repeated', async (_, init) => {
    for (let time = 0; time < 2; time += 1) {
      const { status, html } = await send(refusalPath(booking), { method: 'POST', ...init });
      expect(status).toBe(200);
      expect(html).toContain('Hecho.');
    }
    expect(await stored()).toEqual({ askedAt: null, isRefused: true, expiresAt: null });
  });

  it.each([
    ['another owner’s address', (path: string) => path.replace('/ana/', '/luis/')],
    ['another mailbox', (path: string) => path.replace(key, 'a'.repeat(40))],
    ['a token that is made up', (path: string) => path.replace(/t=.*/, `t=${'x'.repeat(43)}`)],
    ['two tokens', (path: string) => `${path}&t=x`],
    ['no token', (path: string) => path.replace(/\?.*/, '')],
  ])('refuses nothing for %s', async (_, forge) => {
    const { status, html } = await send(forge(refusalPath(booking)), { method: 'POST' });
    expect(status).toBe(404);
    expect(html).toContain('Este enlace no funciona.');
    expect((await project.db().collectionGroup('reviewAsks').get()).size).toBe(0);
  });

  it('stores nothing for an account that is gone', async () => {
    await project.db().doc('users/ana').delete();
    expect((await send(refusalPath(booking), { method: 'POST' })).status).toBe(200);
    expect(await stored()).toBeUndefined();
  });

  it('refuses other methods', async () => {
    const { status, headers } = await send(refusalPath(booking), { method: 'PUT' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});

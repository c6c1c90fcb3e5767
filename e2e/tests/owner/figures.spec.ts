import { readFile } from 'node:fs/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { numbersOf, sumOfDays, type CardQuarter } from 'shared-lib/model';
import { aLink } from 'shared-lib/testing';
import { addresses } from '../../fixtures/addresses';
import { expectAccessible } from '../../fixtures/looks/axe';
import { makeAccount, publishCard } from '../../fixtures/panel';
import { call, idTokenOf, server } from '../../fixtures/server';
import { ALONE } from '../../fixtures/tags';
import { expect, signIn, test } from '../../fixtures/test';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const ROBOT = 'Googlebot/2.1 (+http://www.google.com/bot.html)';

// The job that counts is made to run at once.
test(
  'what visitors did stands in the figures of a card and in their file, exactly',
  ALONE,
  async ({ page }) => {
    const owner = await makeAccount('Cira Cifras');
    const { cardId, slug } = await publishCard(owner, 'Cira Cifras');
    const links = [aLink({ id: 'tienda', title: 'Tienda' }), aLink({ id: 'blog', title: 'Blog' })];
    await server.db.doc(`cards/${cardId}`).update({ links, revision: 3 });
    expect(await call('publishCard', await idTokenOf(owner), { cardId, revision: 3 })).toMatchObject({
      status: 200,
    });
    const tell = async (event: object, { agent = COMPUTER, own = false } = {}) => {
      const data = JSON.stringify({ scanned: false, own, ...event });
      const headers = { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': agent };
      const answer = await page.request.post(`${addresses.publicCard}/v/${slug}`, { data, headers });
      expect(answer.status()).toBe(204);
    };
    const look = { event: 'look', lcp: 0 };
    await tell({ ...look, host: 'instagram.com' });
    await tell({ ...look, host: 'instagram.com' });
    await tell({ ...look, scanned: true, code: 'qr' }, { agent: PHONE });
    await tell({ ...look, code: 'feria-madrid' }, { agent: PHONE });
    await tell({ event: 'save' }, { agent: PHONE });
    await tell({ event: 'share' }, { agent: PHONE });
    for (const link of ['tienda', 'tienda', 'blog', 'de-otra-tarjeta']) await tell({ event: 'link', link });
    await tell({ event: 'book' });
    await tell({ event: 'link', link: 'tienda' }, { own: true });
    await tell(look, { own: true });
    await tell(look, { agent: ROBOT });

    // A count that was due in the middle of the events finds some of them: all have been counted when the figures say so.
    const quarters = server.db.collection(`cardStats/${cardId}/quarters`);
    await expect
      .poll(
        async () => {
          await server.db.doc('stats/totals').set({ updatedAt: Timestamp.fromMillis(0) }, { merge: true });
          const { docs } = await quarters.get();
          const days = docs.flatMap((quarter) => Object.values((quarter.data() as CardQuarter).days));
          const day = sumOfDays(days);
          return { ...numbersOf(day), clicks: day.clicks };
        },
        { intervals: [1000], timeout: 60_000 },
      )
      .toEqual({
        views: 4,
        unique: 2,
        qr: 1,
        saves: 1,
        shares: 1,
        bookingsBegun: 1,
        clicks: { tienda: 2, blog: 1 },
      });

    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, owner);
    await page.goto(`${addresses.shell}/dashboard/tarjetas`);
    // On a phone, too, everything that can be done with a card is there.
    for (const name of ['Duplicar', 'Pausar', 'Eliminar'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Cifras', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cifras de Cira Cifras' })).toBeVisible();
    const figure = (name: string) => page.getByRole('region', { name, exact: true });
    for (const [name, value] of Object.entries({
      Visitas: 4,
      Personas: 2,
      'Escaneos del QR': 1,
      'Contactos guardados': 1,
      'Veces que se compartió': 1,
      'Reservas empezadas': 1,
      'Reservas hechas': 0,
    }))
      await expect(figure(name).getByText(String(value), { exact: true }).first()).toBeVisible();
    await expect(figure('Enlaces').getByRole('row')).toHaveText([
      'EnlaceVecesParte',
      'Tienda267 %',
      'Blog133 %',
    ]);
    await expect(figure('Desde qué webs').getByRole('row')).toHaveText([
      'WebVecesParte',
      'instagram.com2100 %',
    ]);
    await expect(figure('Por dónde la abrieron').getByRole('row')).toHaveText([
      'CódigoVecesParte',
      'Feria madrid150 %',
      'Código QR150 %',
    ]);
    await expect(figure('Dispositivos').getByRole('row')).toHaveText([
      'TipoVecesParte',
      'Ordenador250 %',
      'Móvil250 %',
    ]);
    await expectAccessible(page, 'the figures of a card');

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    const today = new Date().toISOString().slice(0, 10);
    const [columns = '', ...lines] = file.split('\r\n');
    expect(columns).toContain(
      'Enlaces: Tienda,Enlaces: Blog,Por dónde la abrieron: Feria madrid,Por dónde la abrieron: Código QR,Desde qué webs: instagram.com,Dispositivos: Ordenador,Dispositivos: Móvil',
    );
    expect(lines.find((line) => line.startsWith(today))).toBe(`${today},4,2,1,1,1,1,0,2,1,1,1,2,2,2`);

    // After starting from zero, today is the first day; one press brings the earlier figures back.
    const dialog = page.getByRole('dialog', { name: '¿Empezar de cero?' });
    await page.getByRole('button', { name: 'Empezar de cero' }).click();
    await dialog.getByRole('button', { name: 'Empezar de cero' }).click();
    await expect(page.getByText(/^Cifras desde el/)).toBeVisible();
    await page.getByRole('button', { name: 'Mostrar también lo anterior' }).click();
    await expect(page.getByRole('button', { name: 'Empezar de cero' })).toBeVisible();

    await page.goto(`${addresses.shell}/dashboard/tarjetas/otra-cualquiera/cifras`);
    await expect(page.getByText('Esa tarjeta no está')).toBeVisible();
  },
);

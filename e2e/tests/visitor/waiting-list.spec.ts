import { addresses } from '../../fixtures/addresses';
import { makeAgenda } from '../../fixtures/agenda';
import { expectAccessibleAsShown, expectNoViolations } from '../../fixtures/looks/axe';
import { anEmail } from '../../fixtures/data/bookable-card';
import { newId } from '../../fixtures/data/stored-bookings';
import { zoneByDay } from '../../fixtures/data/zone-by-day';
import { expectFits } from '../../fixtures/looks/page-width';
import { publishCard } from '../../fixtures/panel';
import { server } from '../../fixtures/server';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

const DAY_MS = 24 * 3_600_000;

/** Reads the last mail to an address with a subject, once it is there, and returns its link to the waiting list. */
async function linkInMail(email: string, subject: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${addresses.mail}/mails?to=${encodeURIComponent(email)}`);
        const mails = (await answer.json()) as { subject: string; text: string }[];
        const mail = mails.find((one) => one.subject.startsWith(subject));
        link = /https?:\S+\/espera\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
        return link;
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  return link;
}

/** Fills in the form of the waiting list and sends it. */
async function wait(visitor: Page, name: string, email: string): Promise<void> {
  await visitor.getByRole('button', { name: 'Avísame si queda un hueco' }).click();
  await expect(visitor.getByRole('heading', { name: 'Lista de espera' })).toBeVisible();
  await visitor.getByLabel('Nombre').fill(name);
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByRole('button', { name: 'Entrar en la lista' }).click();
  await expect(visitor.getByRole('heading', { name: 'Estás en la lista de espera' })).toBeVisible();
}

test.use({ viewport: { width: 390, height: 844 } });

test('a freed hour goes to the first who waits, then to the next, who books it by a press', async ({
  page,
  owner,
  browser,
}) => {
  test.setTimeout(180_000);
  const { cardId, slug } = await publishCard(owner, 'Ana García');
  const agenda = await makeAgenda(owner, { name: 'Consulta', cardIds: [cardId], waitingList: true });
  await server.db.doc(`availability/${agenda.uid}`).update({
    zone: zoneByDay(),
    noticeMinutes: 0,
    windowDays: 4,
  });
  const blockId = newId();
  const block = { start: Date.now(), end: Date.now() + 5 * DAY_MS, title: '', overlap: false };
  await agenda.ask('blockTime', { blockId, ...block });
  await agenda.ask('refreshBookableCards', {});

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await phone.newPage();
  const [eva, luz] = [anEmail(), anEmail()];
  await visitor.goto(`${addresses.publicCard}/c/${slug}/reservar`);
  await visitor.getByRole('button', { name: 'Avísame si queda un hueco' }).click();
  await visitor.getByRole('button', { name: 'Entrar en la lista' }).click();
  await expect(visitor.getByText('Nombre es requerido')).toBeVisible();
  await expectNoViolations(visitor, 'the form of the waiting list');
  await expectFits(visitor, 'the form of the waiting list');
  await visitor.reload();
  await wait(visitor, 'Eva', eva);
  await expectFits(visitor, 'the end of that form');
  await visitor.getByRole('button', { name: 'Ver el calendario' }).click();
  await wait(visitor, 'Luz', luz);
  await linkInMail(eva, 'Estás en la lista de espera');

  await page.goto(`${addresses.shell}/dashboard/bookings/waiting`);
  await expect(page.getByText('2 personas esperan')).toBeVisible();
  await expectAccessibleAsShown(page, 'la lista de espera');

  await agenda.ask('unblockTime', { blockId });
  const first = await linkInMail(eva, 'Ha quedado un hueco');
  await expect(page.getByText(/^Ofrecido: /).first()).toBeVisible();
  await visitor.goto(first);
  await expect(visitor.getByRole('heading', { name: 'Este hueco es para ti' })).toBeVisible();
  await expectNoViolations(visitor, 'an offered hour');
  await expectFits(visitor, 'an offered hour');
  expect((await server.db.collection('bookings').where('userId', '==', agenda.uid).get()).size).toBe(0);

  // Without script, the same link has a form that leaves the list.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(first);
  await reader.getByRole('button', { name: 'Salir de la lista' }).click();
  await expect(reader.locator('noscript p').first()).toHaveText(
    'Has salido de la lista. Tus datos se han borrado.',
  );
  await plain.close();

  await visitor.goto(await linkInMail(luz, 'Ha quedado un hueco'));
  await visitor.getByRole('button', { name: 'Reservar' }).click();
  await expect(visitor.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  await expect(page.getByText('Ha reservado')).toBeVisible();
  await expect(page.getByText('Eva', { exact: true })).toHaveCount(0);
  await phone.close();
});

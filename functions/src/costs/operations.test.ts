import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordAccount } from '../accounts/record-account';
import { recordVerifiedAddress } from '../cards/verified-address';
import { aBookingInput, CARD_ID, openBookingProject } from '../bookings/testing/booking-project';
import { createCard } from '../cards/create-card';
import { publishCard } from '../cards/publish-card';
import { runService } from '../jobs/run/heartbeat';
import { jobTable, mailTable } from '../jobs/job-table';
import { deliverDue, MAILS_AT_ONCE, SENDING_MS } from '../mail/delivery/deliver-outbox';
import { expectLog } from '../testing/recorded-logs';
import { cardIdOf, NOW, type Operations } from '../testing/local-project';
import { BUDGET_MS } from '../jobs/run/run-jobs';
import { foldCards, foldProduct, FOLDS_AT_ONCE } from '../stats/fold-shards';
import { CARD_SHARDS, MAX_CARD_SHARDS } from '../stats/hot-cards';
import { MONTH_SHARDS } from '../stats/shards';
import { recordVisit } from '../visits/record-visit';

/*
 * Counts the operations that the product's most frequent work costs in the local Firestore. `npm run simulate` computes a month
 * from them. UPDATE_COSTS=1 writes them again.
 */

const FILE = join(__dirname, '../../../tools/costs/operations.json');
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

const project = openBookingProject();
const context = () => ({ db: project.db(), now: NOW });

const look = (network: string) =>
  recordVisit(context(), {
    slug: 'ana-garcia',
    event: { event: 'look', lcp: 800, scanned: false, own: false },
    ...{ network, wider: null },
    userAgent: FIREFOX,
    country: '',
  });

const idle = (service: 'jobs' | 'mail') =>
  runService(service, service === 'jobs' ? jobTable : mailTable, { db: project.db(), now: NOW + 60_000 });

/** Measures each kind of work once things are as they usually are. */
async function measure(): Promise<Record<string, Operations>> {
  const { operationsOf } = project;
  const found: Record<string, Operations> = {};
  // The first run of a job may have to begin something.
  for (const service of ['jobs', 'mail'] as const) {
    await idle(service);
    await idle(service);
    found[`a minute of ${service} with nothing to do`] = await operationsOf(() => idle(service));
  }
  const eva = project.context('eva');
  await recordVerifiedAddress(eva);
  await project.db().doc('users/eva').set({ id: 'eva', name: 'Eva', email: 'eva@ejemplo.com' });
  found['a registration'] = await operationsOf(() => recordAccount(eva, {}));
  const cardId = cardIdOf('evaruiz');
  found['a new card'] = await operationsOf(() =>
    createCard(eva, { cardId, name: 'Trabajo', slug: 'eva-ruiz' }),
  );
  await project.anOwner();
  // Published before: what follows is the second time.
  await project.db().doc(`cards/${CARD_ID}`).update({ revision: 3 });
  found['a publication'] = await operationsOf(() =>
    publishCard(project.context('ana'), { cardId: CARD_ID, revision: 3 }),
  );
  await look('203.0.113.50');
  found['a first look of the day'] = await operationsOf(() => look('203.0.113.51'));
  found['another look'] = await operationsOf(() => look('203.0.113.51'));
  await foldCards(project.db(), NOW);
  await foldProduct(project.db());
  await look('203.0.113.52');
  found['a figure of a card, added up'] = await operationsOf(() => foldCards(project.db(), NOW));
  const input = await aBookingInput();
  found['a booking'] = await operationsOf(async () => {
    expect((await project.post('book', input)).status).toBe(200);
  });
  const { size } = await project.db().collection('outbox').get();
  const settings = { smtpUrl: '', from: 'hola@tarjetero.test' };
  found['the mail of a booking'] = await operationsOf(async () => {
    expect(await deliverDue(context(), settings, async () => {})).toBe(size);
  });
  return found;
}

it('the measured operations equal those that the cost simulation uses', async () => {
  expectLog(/SMTP_URL/);
  const measured = {
    operations: await measure(),
    limits: {
      cardShards: CARD_SHARDS,
      cardShardsMax: MAX_CARD_SHARDS,
      monthShards: MONTH_SHARDS,
      foldsAtOnce: FOLDS_AT_ONCE,
      foldSecondsAMinute: BUDGET_MS / 1000,
      mailsAtOnce: MAILS_AT_ONCE,
      mailSecondsAMinute: SENDING_MS / 1000,
    },
  };
  const text = `${JSON.stringify(measured, null, 2)}\n`;
  if (process.env['UPDATE_COSTS']) writeFileSync(FILE, text);
  expect(text).toBe(readFileSync(FILE, 'utf8'));
});

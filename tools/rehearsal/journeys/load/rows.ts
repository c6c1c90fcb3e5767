import { instantOf } from 'shared-lib/model/booking';
import { addresses, deployed } from '../../../../e2e/fixtures/addresses';
import { inDays, makeBookableCard } from '../../../../e2e/fixtures/data/bookable-card';
import { makeAccount, publishCard } from '../../../../e2e/fixtures/panel';
import { idTokenOf } from '../../../../e2e/fixtures/server';
import type { Row } from './shoot';

/** Returns the read with which a dashboard begins, as an owner with two cards makes it. */
async function dashboardRead(): Promise<Row> {
  const owner = await makeAccount('Olga Panel');
  await publishCard(owner, 'Olga Panel');
  await publishCard(owner, 'Olga Panel');
  const documents = `projects/${deployed.project}/databases/(default)/documents`;
  const isOwn = { field: { fieldPath: 'userId' }, op: 'EQUAL', value: { stringValue: owner.uid } };
  const isThere = { field: { fieldPath: 'deletedAt' }, op: 'IS_NULL' };
  const cards = {
    from: [{ collectionId: 'cards' }],
    where: {
      compositeFilter: { op: 'AND', filters: [{ fieldFilter: isOwn }, { unaryFilter: isThere }] },
    },
    orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    limit: 50,
  };
  return {
    ...{ name: 'cards of a dashboard', connections: 10, statuses: ['200'], each: 50 },
    url: `${addresses.firestore}/v1/${documents}:runQuery`,
    bodies: [{ structuredQuery: cards }],
    headers: { authorization: `Bearer ${await idTokenOf(owner)}` },
  };
}

/** Kinds of load that a product in use has, with cards and an account of their own. */
export async function loadRows() {
  const card = await makeBookableCard();
  const days = Array.from({ length: 20 }, (_, day) => inDays(day + 2));
  const holds = days.map((date) => ({
    ...{ serviceId: card.serviceIds[0], start: instantOf(date, '10:00', 'Europe/Madrid'), session: '' },
  }));
  const site = addresses.publicCard;
  const look = { event: 'look', lcp: 0, scanned: false, own: false };
  return {
    card: { name: 'card, at the edge', url: card.url, connections: 40, statuses: ['200'], each: 100 },
    month: {
      ...{ name: 'month', connections: 10, statuses: ['200'], each: 50 },
      url: `${site}/b/${card.slug}?from=${days[0]}&to=${days[19]}`,
    },
    visit: {
      ...{ name: 'visit', url: `${site}/v/${card.slug}`, connections: 10, each: 5 },
      ...{ statuses: ['204'], bodies: [look] },
    },
    hold: {
      ...{ name: 'hold of a slot', url: `${site}/b/${card.slug}/hold`, connections: 10, each: 2 },
      // The first of each day gets it.
      ...{ statuses: ['200', '409'], bodies: holds },
    },
    dashboard: await dashboardRead(),
  } satisfies Record<string, Row>;
}

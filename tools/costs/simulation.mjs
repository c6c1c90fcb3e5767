/**
 * Cost of a month and the places where the product would reach a limit, from the operations that `functions/src/costs` measures, Google's
 * list prices, and assumptions, which are all here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';

/** List prices in dollars, of a database and functions in Europe, November 2026. Free quotas are left out. */
export const PRICES = {
  'read of a document': 0.06 / 100_000,
  'write of a document': 0.18 / 100_000,
  'removal of a document': 0.02 / 100_000,
  'GiB of documents, a month': 0.18,
  'request of a function': 0.4 / 1e6,
  'second of a processor': 0.000_024,
  'GiB-second of memory': 0.000_002_5,
  'GiB that leaves Hosting': 0.15,
  'GiB of files, a month': 0.026,
  'warm server of cards, a month': 7,
};

/** Numbers that nobody has measured: change them when the first months are known. */
export const ASSUMED = {
  'views that Hosting answers itself': 0.3,
  'views that are the visitor’s first of the day': 0.8,
  'peak against the mean': 5,
  'share of the most viewed card': 0.001,
  'publications of an account': 2,
  'visits of an owner to their app': 8,
  'documents read in such a visit': 40,
  'KiB of a view': 60,
  'KiB stored for a card': 40,
  'KiB stored for a booking': 4,
  'KiB of photos of a card': 100,
  'seconds of a processor for a request': 0.02,
  'seconds of the addition of a figure': 0.1,
  'seconds of a mail': 0.5,
};

const DAYS = 30;
const SECONDS = DAYS * 86_400;
const GIB = 1024 ** 2;

/** Reads the measured operations. */
export function readMeasured() {
  return JSON.parse(readFileSync(join(ROOT, 'tools/costs/operations.json'), 'utf8'));
}

/** Returns how many of some shards are written when this many events fall on them at random. */
const shardsWritten = (events, shards) => shards * (1 - Math.exp(-events / shards));

/**
 * Computes a month.
 *
 * @param {{ cards: number, views: number, bookings: number, accounts: number }} size - Cards and accounts there are; views and bookings of the month.
 */
export function simulate(size, { operations, limits } = readMeasured(), assumed = ASSUMED) {
  const { cards, views, bookings, accounts } = size;
  const viewsOfCardDay = views / cards / DAYS;
  const figures = cards * DAYS * shardsWritten(viewsOfCardDay, limits.cardShards);
  const requested = views * (1 - assumed['views that Hosting answers itself']);
  const first = views * assumed['views that are the visitor’s first of the day'];
  const visits = accounts * assumed['visits of an owner to their app'];
  const times = {
    'a first look of the day': first,
    'another look': views - first,
    'a figure of a card, added up': figures,
    'a booking': bookings,
    'the mail of a booking': bookings,
    'a publication': accounts * assumed['publications of an account'],
    'a minute of jobs with nothing to do': DAYS * 1440,
    'a minute of mail with nothing to do': DAYS * 1440,
  };
  const sum = (kind) =>
    Object.entries(times).reduce((total, [name, count]) => total + operations[name][kind] * count, 0);
  // A page reads one document (public-card/server/card/card-page.test.ts); a visitor's mark is removed a day later.
  const amounts = {
    'read of a document': sum('reads') + requested + visits * assumed['documents read in such a visit'],
    'write of a document': sum('writes'),
    'removal of a document': sum('deletes') + first,
    'GiB of documents, a month':
      (cards * assumed['KiB stored for a card'] + bookings * assumed['KiB stored for a booking']) / GIB,
    'request of a function': requested + views + bookings * 4 + visits * 10,
    'second of a processor':
      (requested + views + bookings * 4 + visits * 10) * assumed['seconds of a processor for a request'],
    'GiB that leaves Hosting': (views * assumed['KiB of a view']) / GIB,
    'GiB of files, a month': (cards * assumed['KiB of photos of a card'] * 2) / GIB,
    'warm server of cards, a month': 1,
  };
  amounts['GiB-second of memory'] = amounts['second of a processor'] / 2;
  const costs = Object.entries(amounts).map(([name, amount]) => ({
    ...{ name, amount },
    dollars: amount * PRICES[name],
  }));
  return { costs, total: costs.reduce((all, { dollars }) => all + dollars, 0), spots: hotSpots() };

  /** Compares what is needed with what there is, the most loaded first. */
  function hotSpots() {
    const peak = (views / SECONDS) * assumed['peak against the mean'];
    const foldsASecond = limits.foldsAtOnce / assumed['seconds of the addition of a figure'];
    const foldsADay = foldsASecond * limits.foldSecondsAMinute * 1440;
    // Figures of cards are added up every five minutes.
    const writesOfFolds = Math.min(foldsASecond, figures / DAYS / 288);
    const rows = [
      ['figures of cards added up in a day', figures / DAYS, foldsADay, 'functions/src/stats/fold-shards.ts'],
      [
        'writes a second of the month’s shards, while figures of cards are added up',
        writesOfFolds,
        limits.monthShards,
        'MONTH_SHARDS',
      ],
      [
        'writes a second of the shards of the most viewed card, at the peak',
        peak * assumed['share of the most viewed card'],
        limits.cardShardsMax,
        'MAX_CARD_SHARDS',
      ],
      // 5 servers of 80 requests that take a tenth of a second each.
      ['visits a second, at the peak', peak, (5 * 80) / 0.1, 'build/server/services.ts'],
      [
        'mails a minute, at the peak',
        (bookings / DAYS / 1440) * 2.5 * assumed['peak against the mean'],
        (limits.mailsAtOnce / assumed['seconds of a mail']) * limits.mailSecondsAMinute,
        'functions/src/mail',
      ],
      [
        'entries a second of the index of times of bookings’ mail, at the peak',
        (bookings / SECONDS) * 2.5 * 5,
        500,
        'firestore.indexes.json',
      ],
    ];
    return rows
      .map(([what, needed, there, where]) => ({ what, needed, there, where, load: needed / there }))
      .sort((one, other) => other.load - one.load);
  }
}

const number = (value) =>
  value >= 1000
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(value < 1 ? 1 : 2)));

const dollars = (value) => (value < 0.995 ? value.toFixed(2) : Math.round(value).toLocaleString('en'));

/** Returns a month's tables as Markdown. */
export function describeMonth(size, month = simulate(size)) {
  const { costs, total, spots } = month;
  return [
    `### ${Object.entries(size)
      .map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
      .join(', ')}`,
    '',
    '| | amount | $ |',
    '|---|--:|--:|',
    ...costs.map(({ name, amount, dollars: cost }) => `| ${name} | ${number(amount)} | ${dollars(cost)} |`),
    `| **a month** | | **${dollars(total)}** |`,
    '',
    '| limit | needed | there is | load | where |',
    '|---|--:|--:|--:|---|',
    ...spots.map(
      ({ what, needed, there, where, load }) =>
        `| ${load > 1 ? `**${what}**` : what} | ${number(needed)} | ${number(there)} | ${number(load * 100)} % | \`${where}\` |`,
    ),
  ].join('\n');
}

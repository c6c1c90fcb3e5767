import { withFirestore, writeAll } from '../local-data.mjs';
import { familyOf } from '../processes.mjs';
import { signedInPage } from '../pages/sign-in.mjs';
import { usageOf } from '../usage.mjs';

const TEMPLATE = 'benchRollOut';
const NAME = 'Para todas';

/** Appears in the command line of a process in which functions run. */
const FUNCTION_PROCESS = /functions-framework/;

const codeOf = (word) => ({
  compiledCode: `exports.default = ({ name }) => React.createElement('div', null, React.createElement('h1', null, name), React.createElement('p', null, '${word}'));`,
  cssCode: 'h1{margin:0}',
  reactCode: '',
  jsonConfig: [],
});

/** Stores a template at 1.1.0, and published cards with its 1.0.0: copies of a demo card. */
async function aTemplateBehind(firestore, db, cards) {
  const at = new Date();
  const source = db.doc('cards/demoCardAlexMorgan00');
  const card = (await source.get()).data();
  const publication = (
    await source.collection('publications').doc(String(card.publishedRevision)).get()
  ).data();
  const shown = (await db.doc(`publicCards/${card.slug}`).get()).data();
  const version = { notes: '', publishedBy: 'bench', publishedAt: at };
  /** @type {any[][]} */
  const documents = [
    [
      `userTemplates/${TEMPLATE}`,
      {
        ...{ name: NAME, description: '', category: '', version: '1.1.0', author: '', tags: [] },
        ...{ targetSection: 'profile', isPublic: true, downloadCount: 1_000_000, rating: 0, revision: 1 },
        ...{ createdAt: at, updatedAt: at },
        ...codeOf('Nueva'),
      },
    ],
    [`userTemplates/${TEMPLATE}/versions/1.0.0`, { ...version, version: '1.0.0', ...codeOf('Vieja') }],
    [`userTemplates/${TEMPLATE}/versions/1.1.0`, { ...version, version: '1.1.0', ...codeOf('Nueva') }],
  ];
  for (let n = 0; n < cards; n += 1) {
    const cardId = `benchCard${String(n).padStart(11, '0')}`;
    const slug = `bench-${n}`;
    documents.push(
      [`cards/${cardId}`, { ...card, slug }],
      [`cards/${cardId}/publications/${card.publishedRevision}`, { ...publication, cardId, slug }],
      [`slugs/${slug}`, { uid: card.userId, cardId, claimedAt: at, freedAt: null }],
      [`publicCards/${slug}`, { ...shown, cardId, slug }],
      [
        `templateInstances/bench-${cardId}`,
        {
          ...{ templateId: TEMPLATE, templateVersion: '1.0.0', targetSection: 'profile', isActive: true },
          ...{ userId: card.userId, cardOwner: card.userId, cardId, data: {}, attic: {} },
          markup: { profile: `<div><h1>${card.profile.name}</h1><p>Vieja</p></div>` },
          ...{ appliedAt: at, updatedAt: at },
        },
      ],
    );
  }
  await writeAll(firestore, documents);
}

/** Counts the changes of each document of a query from now on. */
function countChanges(query) {
  const changes = new Map();
  let isFirst = true;
  let settle;
  const ready = new Promise((resolve) => (settle = resolve));
  const stop = query.onSnapshot((snapshot) => {
    if (!isFirst) {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type === 'modified') changes.set(doc.ref.path, (changes.get(doc.ref.path) ?? 0) + 1);
      }
    }
    isFirst = false;
    settle();
  });
  return { changes, ready, stop };
}

/** Ends the leases of runs, as happens a minute after a tab was killed. */
async function endLeases(db) {
  const runs = await db.collection('syncRuns').listDocuments();
  await Promise.all(runs.map((run) => run.collection('lease').doc('driver').delete()));
}

/** Kills the processes of this stack's functions, which are then restarted. */
function killFunctions() {
  const found = familyOf([process.pid]).filter(({ command }) => FUNCTION_PROCESS.test(command));
  for (const { pid } of found) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
  return found.length;
}

async function openSync(browser, shell) {
  const page = await signedInPage(browser, shell, 'admin');
  await page.goto(`${shell}/admin/sync`);
  const template = page.getByRole('article', { name: NAME });
  await template.getByRole('button', { name: /^(Distribuir la 1\.1\.0|Seguir)$/ }).waitFor();
  return { page, template };
}

/**
 * Presses 'Distribuir' or 'Seguir' whenever it is there, until the condition holds, as an administrator would after an
 * interruption.
 */
async function goOnUntil({ page, template }, isReached, until) {
  const button = template.getByRole('button', { name: /^(Distribuir la 1\.1\.0|Seguir)$/ });
  while (!isReached()) {
    if (Date.now() > until) throw new Error('The roll-out takes too long');
    const isIdle = await button.isVisible();
    if (isIdle) await button.click({ timeout: 1000 }).catch(() => undefined);
    // After a kill the screen shows an error first; the button is pressed again a while later.
    await page.waitForTimeout(isIdle ? 3000 : 100);
  }
}

/**
 * Rolls a version out to many cards while the functions' processes and the administrator's tab are killed.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ firestore: string, shell: string }} addresses
 * @param {number} cards
 */
export async function rollOut(browser, { firestore, shell }, cards) {
  return withFirestore(firestore, async (db) => {
    await aTemplateBehind(firestore, db, cards);
    const mine = db.collection('templateInstances').where('templateId', '==', TEMPLATE);
    const instances = countChanges(mine);
    const shown = countChanges(db.collection('publicCards'));
    const publications = countChanges(db.collectionGroup('publications'));
    await Promise.all([instances.ready, shown.ready, publications.ready]);
    const done = () => instances.changes.size;
    const until = Date.now() + 10 * 60_000;
    let killed = 0;
    let tabs = 1;
    const startedAt = performance.now();
    const usage = await usageOf(firestore, async () => {
      let tab = await openSync(browser, shell);
      for (const share of [0.15, 0.4, 0.6, 0.85]) {
        await goOnUntil(tab, () => done() >= cards * share, until);
        if (share === 0.4) {
          await tab.page.context().close();
          await endLeases(db);
          tab = await openSync(browser, shell);
          tabs += 1;
        } else killed += killFunctions();
      }
      await goOnUntil(tab, () => done() >= cards, until);
      await tab.page.getByText(`«${NAME}» está distribuida.`).waitFor({ timeout: 60_000 });
      await tab.page.context().close();
    });
    const seconds = (performance.now() - startedAt) / 1000;
    if (killed === 0) throw new Error('No process of the functions was found to be killed under way');
    const behind = (await mine.get()).docs.filter((found) => found.get('templateVersion') !== '1.1.0').length;
    const published = (await db.collection('publicCards').get()).docs.filter(({ id }) =>
      id.startsWith('bench-'),
    );
    const old = published.filter((found) => !JSON.stringify(found.data()).includes('Nueva')).length;
    for (const counted of [instances, shown, publications]) counted.stop();
    const sum = ({ changes }) => [...changes.values()].reduce((total, times) => total + times, 0);
    const twice = [instances, shown, publications].flatMap(({ changes }) =>
      [...changes.values()].filter((times) => times > 1),
    ).length;
    const written = sum(instances) + sum(shown) + sum(publications);
    return {
      writesPerCard: written / cards,
      writesInAll: usage.writes,
      skipped: behind + old,
      twice,
      killed,
      tabs,
      seconds,
    };
  });
}

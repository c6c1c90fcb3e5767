/**
 * Runner of migrations of stored documents: `scripts/migrations/NNN-what.mjs`, in the order of their numbers. Each names a collection
 * group and the change of one document, and must be repeatable. The place where a migration continues is stored in the batch of
 * its changes, so that a run may end anywhere.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';

/** Documents of one page, and of one batch. */
const PAGE = 300;

/** Times that a page is tried again when somebody changed a document of it meanwhile. */
const TRIES = 5;

/** gRPC codes of a precondition that doesn't hold, and of a document that is gone. */
const CHANGED = [5, 9];

/**
 * @typedef {object} Migration
 * @property {string} collectionGroup
 * @property {(data: object) => object | null} change - Returns the fields to change in a document, `null` for none.
 */

/** Loads the migrations of a folder, by their names in order. */
export async function loadMigrations(folder) {
  const names = readdirSync(folder)
    .filter((name) => /^\d{3}-[\w-]+\.mjs$/.test(name))
    .sort();
  const loaded = names.map(async (file) => [
    file.replace('.mjs', ''),
    (await import(pathToFileURL(join(folder, file)).href)).default,
  ]);
  return Object.fromEntries(await Promise.all(loaded));
}

/** Refers to what is known of the migrations: by name the last document that one has seen, and when it was done. */
const journal = (db) => db.doc('jobs/migrations');

/**
 * Migrates one page.
 *
 * @returns {Promise<{ seen: number, changed: number, last: string | null }>} `last` is `null` after the last page.
 */
async function migratePage(db, name, { collectionGroup, change }, after, isDry) {
  const all = db.collectionGroup(collectionGroup).orderBy(FieldPath.documentId()).limit(PAGE);
  const { docs } = await (after ? all.startAfter(db.doc(after)) : all).get();
  const last = docs.length < PAGE ? null : docs.at(-1).ref.path;
  const changes = docs.flatMap((found) => {
    const fields = change(found.data());
    return fields ? [[found, fields]] : [];
  });
  if (!isDry) {
    const batch = db.batch();
    // A document that somebody has changed since it was read is read again.
    for (const [found, fields] of changes)
      batch.update(found.ref, fields, { lastUpdateTime: found.updateTime });
    const state = last ? { after: last } : { doneAt: FieldValue.serverTimestamp() };
    batch.set(journal(db), { [name]: state }, { mergeFields: [name] });
    await batch.commit();
  }
  return { seen: docs.length, changed: changes.length, last };
}

async function tryPage(...args) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migratePage(...args);
    } catch (error) {
      if (attempt === TRIES || !CHANGED.includes(error.code)) throw error;
    }
  }
}

/**
 * Runs the migrations that a project hasn't had, each from where it stopped.
 *
 * @param {import('firebase-admin/firestore').Firestore} db
 * @param {Record<string, Migration>} migrations - By name, in order.
 * @param {object} [options]
 * @param {boolean} [options.isDry] - Counts, and writes nothing.
 * @param {(name: string, progress: { seen: number, changed: number }) => void} [options.onPage]
 * @returns {Promise<Record<string, { seen: number, changed: number }>>} Those that ran.
 */
export async function migrate(db, migrations, { isDry = false, onPage = () => {} } = {}) {
  const known = (await journal(db).get()).data() ?? {};
  const report = {};
  for (const [name, migration] of Object.entries(migrations)) {
    if (known[name]?.doneAt) continue;
    const progress = { seen: 0, changed: 0 };
    let after = known[name]?.after ?? null;
    do {
      const page = await tryPage(db, name, migration, after, isDry);
      progress.seen += page.seen;
      progress.changed += page.changed;
      after = page.last;
      onPage(name, progress);
    } while (after);
    report[name] = progress;
  }
  return report;
}

import { callFunction, idTokenOf } from './callables.mjs';
import { withFirestore, writeAll } from '../local-data.mjs';
import { signedInPage } from '../pages/sign-in.mjs';

/** Templates on a first screen of the gallery. */
export const FIRST_SCREEN = 24;

/** Tag that is searched: every fifth template has it, anywhere in the list. */
const TAG = 'ventisca';

/** Copies the product's own templates until there are this many public ones. */
async function offerTemplates({ firestore, functions, auth }, count) {
  await withFirestore(firestore, async (db) => {
    const templates = db.collection('userTemplates');
    const { docs } = await templates.where('isPublic', '==', true).get();
    const copies = Array.from({ length: count - docs.length }, (_, n) => {
      const source = docs[n % docs.length].data();
      const tags = n % 5 < 1 ? [TAG] : [];
      const copy = { ...source, name: `${source.name} ${n}`, tags, downloadCount: n % 97 };
      return [`userTemplates/benchCopy${n}`, copy];
    });
    await writeAll(firestore, copies);
  });
  const idToken = await idTokenOf(auth, 'admin@tarjetero.test');
  await callFunction(functions, 'indexTemplates', { idToken });
}

/** Waits until each template of the first screen is rendered, as for somebody who scrolls through all of them. */
async function seeFirstScreen(gallery) {
  const items = gallery.getByRole('listitem');
  await items.nth(FIRST_SCREEN - 1).waitFor();
  for (let n = 0; n < FIRST_SCREEN; n += 1) {
    await items.nth(n).scrollIntoViewIfNeeded();
    await items.nth(n).locator('iframe').waitFor();
  }
}

/** Matches documents that templates are found and rendered from; the card's own reads don't count. */
const OF_THE_GALLERY = /^(templateIndex|userTemplates)/;

/**
 * Counts users' reads of templates during an action, by the log of the local Firestore, as other listeners and jobs
 * read meanwhile.
 */
async function templateReadsOf(firestore, work) {
  const latest = async () => (await (await fetch(`${firestore}/__local/requests`)).json()).requests;
  const before = (await latest()).at(-1)?.id ?? 0;
  await work();
  return (await latest())
    .filter(({ id, client, path }) => id > before && client.startsWith('uid ') && OF_THE_GALLERY.test(path))
    .reduce((sum, { reads }) => sum + reads, 0);
}

/**
 * Measures the reads of an owner's gallery: its first screen, and then a search with the first screen of its results.
 *
 * @param {import('playwright').Browser} browser
 * @returns {Promise<{ firstScreen: number, withSearch: number }>}
 */
export async function galleryReads(browser, addresses, count) {
  await offerTemplates(addresses, count);
  const page = await signedInPage(browser, addresses.shell, 'owner');
  try {
    await page.goto(`${addresses.shell}/dashboard/tarjetas`);
    await page.getByRole('article').first().getByRole('link', { name: 'Editar' }).click();
    await page.getByRole('tab', { name: 'Plantilla' }).waitFor();
    await page.getByText('Guardado', { exact: true }).waitFor();
    const gallery = page.getByRole('dialog');
    const open = async () => {
      await page.getByRole('tab', { name: 'Plantilla' }).click();
      const choose = page.getByRole('button', { name: /^(Elegir plantilla|Cambiar): Perfil$/ });
      await choose.click();
      await seeFirstScreen(gallery);
    };
    const firstScreen = await templateReadsOf(addresses.firestore, open);
    const search = async () => {
      await gallery.getByLabel('Buscar plantillas').fill(TAG);
      await gallery.getByText(/^\d+ plantillas$/).waitFor();
      await seeFirstScreen(gallery);
    };
    const more = await templateReadsOf(addresses.firestore, search);
    return { firstScreen, withSearch: firstScreen + more };
  } finally {
    await page.context().close();
  }
}

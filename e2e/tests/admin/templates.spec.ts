import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { addresses } from '../../fixtures/addresses';
import { makeAccount, publishCard } from '../../fixtures/panel';
import { server } from '../../fixtures/server';
import { storeSession } from '../../fixtures/session';
import { CORE } from '../../fixtures/tags';
import { ADMIN, expect, openPanel, test } from '../../fixtures/test';

const TEMPLATES = `${addresses.shell}/admin/templates`;

const draft = (name: string, change: object = {}) => ({
  name,
  description: `Descripción de ${name}`,
  category: 'Profesional',
  version: '1.0.0',
  author: 'Marta',
  targetSection: 'profile',
  reactCode: 'export default function Perfil({ name }) {\n  return <h1>{name}</h1>;\n}\n',
  cssCode: 'h1 { margin: 0; overflow-wrap: anywhere; }',
  jsonConfig: [{ id: 'name', label: 'Nombre', type: 'text', defaultValue: 'Ana', editable: true }],
  tags: ['prueba'],
  ...change,
});

const file = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

const exported = (template: object, version = '1.0') => ({
  version,
  exportedAt: '2026-03-02T09:00:00.000Z',
  template,
});

/** Returns a name that no other journey's template has. */
const freshName = (what: string) => `${what} ${Date.now().toString(36)}`;

async function importFiles(page: Page, ...files: ReturnType<typeof file>[]): Promise<void> {
  await page.goto(TEMPLATES);
  await page.getByRole('button', { name: 'Importar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar plantillas' });
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Elegir archivos' }).click();
  await (await choosing).setFiles(files);
  await expect(
    dialog.getByRole('list', { name: 'Resultado de la importación' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Elegir archivos' })).toBeEnabled();
}

const closeDialog = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).last().click();

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Filters the list by this name, as others' templates may fill the first screen. */
async function listOnly(page: Page, name: string): Promise<void> {
  await page.goto(TEMPLATES);
  await page.getByLabel('Buscar', { exact: true }).fill(name);
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${name}`, exact: true }).click();
  // The menu of another line may still be on its way out.
  const menu = page.getByRole('menu', { name: `Acciones de ${name}`, exact: true });
  await menu.getByRole('menuitem', { name: action }).click();
}

/** Creates a new template in the creator, up to saving its name. */
async function write(page: Page, name: string): Promise<void> {
  await page.goto(`${addresses.shell}/admin/creator`);
  await page.getByLabel('Nombre', { exact: true }).first().fill(name);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/plantilla=/);
}

/** Publishes the template in the creator. */
async function publish(page: Page, version: string): Promise<void> {
  await page.getByRole('button', { name: 'Publicar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar la plantilla' });
  await expect(dialog.getByText(`Se publicará como ${version}.`)).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText(new RegExp(`${version} está publicada`))).toBeVisible();
}

test('files come in hidden, one by one; bad ones say what is wrong and stop nobody', async ({ page }) => {
  const name = freshName('Importada');
  await storeSession(page, ADMIN, { asAdmin: true });
  await importFiles(
    page,
    file('buena.json', exported(draft(name))),
    file('rota.json', '{"version":'),
    file('otra.json', { hola: 1 }),
    file('nueva.json', exported(draft('x'), '2.0')),
    file('mala.json', exported(draft('', { jsonConfig: [{ id: '1x' }] }))),
  );
  const report = page.getByRole('list', { name: 'Resultado de la importación' });
  for (const line of [
    `Importada como «${name}»`,
    'El archivo no es JSON o está incompleto.',
    'El archivo no contiene una plantilla exportada.',
    /El archivo es de una versión más nueva/,
    'Nombre es requerido',
    /Campo 1 \(Identificador\): Usa letras sin acentos/,
  ]) {
    await expect(report.getByText(line)).toBeVisible();
  }
  await closeDialog(page);
  await page.getByLabel('Buscar', { exact: true }).fill(name);
  await expect(row(page, name)).toContainText('Oculta');
  await expect(row(page, name)).toContainText('Profesional');
});

test(
  'S4.03 S6.02 a template is written, published, hidden, shown, copied, exported and deleted',
  CORE,
  async ({ page }) => {
    test.setTimeout(240_000);
    const name = freshName('Completa');
    await storeSession(page, ADMIN, { asAdmin: true });
    await write(page, name);
    await publish(page, '1.0.0');
    await listOnly(page, name);
    await expect(row(page, name)).toContainText('Publicada');

    await act(page, name, 'Ocultar');
    await expect(row(page, name)).toContainText('Oculta');
    await act(page, name, 'Publicar');
    await expect(row(page, name)).toContainText('Publicada');
    await expect
      .poll(async () => {
        const index = await server.db.doc('templateIndex/public').get();
        return ((index.get('templates') ?? []) as { name: string }[]).some((entry) => entry.name === name);
      })
      .toBe(true);

    // Changes made while it was hidden are checked again.
    await act(page, name, 'Ocultar');
    await expect(row(page, name)).toContainText('Oculta');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('textbox', { name: 'CSS' }).click();
    await page.keyboard.type('.otra { margin: 0; } ');
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
    await listOnly(page, name);
    await act(page, name, 'Publicar');
    await expect(page.getByRole('dialog', { name: 'Publicar la plantilla' })).toBeVisible();
    await listOnly(page, name);
    await expect(row(page, name)).toContainText('Oculta');

    await act(page, name, 'Duplicar');
    await expect(row(page, `${name} (Copia)`)).toContainText('Oculta');

    const downloading = page.waitForEvent('download');
    await act(page, name, 'Exportar');
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ version: '1.0', template: { name, version: '1.0.0' } });

    await act(page, `${name} (Copia)`, 'Eliminar');
    const dialog = page.getByRole('dialog', { name: `¿Eliminar «${name} (Copia)»?` });
    await expect(dialog).toContainText('Ninguna tarjeta la usa.');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(row(page, `${name} (Copia)`)).toHaveCount(1);
    await act(page, `${name} (Copia)`, 'Eliminar');
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expect(row(page, `${name} (Copia)`)).toHaveCount(0);
  },
);

test('what lacks its code is repaired with the example', async ({ page }) => {
  const name = freshName('Vacía');
  await storeSession(page, ADMIN, { asAdmin: true });
  await importFiles(page, file('vacia.json', exported(draft(name, { cssCode: '' }))));
  await closeDialog(page);
  await page.getByLabel('Buscar', { exact: true }).fill(name);
  await expect(row(page, name)).toContainText('Sin contenido');
  await act(page, name, 'Reparar');
  await expect(page.getByText('La plantilla se ha reparado con contenido de ejemplo.')).toBeVisible();
  await expect(row(page, name)).not.toContainText('Sin contenido');
  const found = await server.db.collection('userTemplates').where('name', '==', name).get();
  expect(found.docs[0]?.get('cssCode')).toContain('.perfil');

  // A published template gets the repair as a new version, once it has passed the checks.
  const template = found.docs[0]!.ref;
  await template.update({ cssCode: '', isPublic: true, updatedAt: FieldValue.serverTimestamp() });
  await expect(row(page, name)).toContainText('Sin contenido');
  await act(page, name, 'Reparar');
  await expect(page.getByRole('dialog', { name: 'Publicar la plantilla' })).toBeVisible();
  expect((await template.get()).get('cssCode')).toBe('');
  const waiting = await server.db.doc(`adminTemplates/${template.id}`).get();
  expect(waiting.get('cssCode')).toContain('.perfil');
});

test('all templates are counted and searched, and a part of them is shown at a time', async ({ page }) => {
  const mark = freshName('Muchas');
  const at = FieldValue.serverTimestamp();
  const hidden = {
    isPublic: false,
    compiledCode: '',
    downloadCount: 0,
    rating: 0,
    createdAt: at,
    revision: 1,
  };
  const batch = server.db.batch();
  const ids = Array.from({ length: 130 }, (_, n) => `${mark.replace(' ', '')}${String(n).padStart(3, '0')}`);
  for (const [n, id] of ids.entries()) {
    const content = draft(`${mark} ${String(n).padStart(3, '0')}`, { tags: n === 77 ? ['escondida'] : [] });
    batch.set(server.db.doc(`userTemplates/${id}`), { ...content, ...hidden, updatedAt: at });
  }
  await batch.commit();
  try {
    await storeSession(page, ADMIN, { asAdmin: true });
    await page.goto(TEMPLATES);
    const total = page
      .getByLabel('Cifras de las plantillas')
      .locator('div')
      .filter({ hasText: /^Plantillas/ });
    // Other journeys make templates meanwhile.
    await expect(async () => {
      const { count } = (await server.db.collection('userTemplates').count().get()).data();
      await expect(total).toHaveText(`Plantillas${count}`, { timeout: 2000 });
    }).toPass();
    const lines = page.getByRole('table').getByRole('row');
    await expect(lines).toHaveCount(1 + 24);

    await page.getByLabel('Buscar', { exact: true }).fill(mark);
    await expect(page.getByText(/^130 de \d{3} plantillas$/)).toBeVisible();
    await expect(page.getByText('Se ven 24 de 130')).toBeVisible();
    await page.getByRole('button', { name: 'Plantilla', exact: true }).click();
    await expect(lines.nth(1)).toContainText(`${mark} 000`);
    await page.getByRole('button', { name: 'Cargar más' }).click();
    await expect(lines).toHaveCount(1 + 48);
    await expect(page.getByRole('link', { name: `${mark} 024` })).toBeFocused();
    await page.getByRole('link', { name: `${mark} 030` }).click();
    await expect(page).toHaveURL(/plantilla=/);
    await page.goBack();
    await expect(lines).toHaveCount(1 + 48);

    await page.getByLabel('Buscar', { exact: true }).fill('escondida');
    await expect(lines).toHaveCount(2);
    await expect(lines.nth(1)).toContainText(`${mark} 077`);
    await page.getByLabel('Visibilidad').selectOption('Publicadas');
    await expect(page.getByText('Ninguna plantilla coincide')).toBeVisible();
  } finally {
    const removal = server.db.batch();
    for (const id of ids) removal.delete(server.db.doc(`userTemplates/${id}`));
    await removal.commit();
  }
});

test('what another administrator changes is seen without reloading', async ({ page }) => {
  const name = freshName('Ajena');
  const at = () => FieldValue.serverTimestamp();
  const stored = server.db.collection('userTemplates').doc();
  const edits = server.db.collection('adminTemplates').doc(stored.id);
  await stored.set({
    ...draft(name),
    isPublic: false,
    compiledCode: '',
    downloadCount: 0,
    rating: 0,
    createdAt: at(),
    updatedAt: at(),
    revision: 1,
  });
  try {
    await storeSession(page, ADMIN, { asAdmin: true });
    await listOnly(page, name);
    await expect(row(page, name)).toContainText('Oculta');
    await expect(row(page, name).getByRole('cell', { name: '0', exact: true })).toHaveCount(2);
    await stored.update({ category: 'Fotografía', isPublic: true, updatedAt: at() });
    await expect(row(page, name)).toContainText('Fotografía');
    await expect(row(page, name)).toContainText('Publicada');
    await edits.set({ ...draft(name), isPublic: false, createdAt: at(), updatedAt: at(), revision: 1 });
    await expect(row(page, name)).toContainText('Cambios sin publicar');

    // A template that is gone causes a message when somebody acts on it, and leaves the list.
    // Another administrator's change has the list read again; the test waits until that is done.
    let readAgain = () => {};
    const acted = new Promise<void>((resolve) => {
      readAgain = resolve;
    });
    await page.route(/\/listTemplates$/, async (route) => {
      await acted;
      await route.continue();
    });
    await Promise.all([stored.delete(), edits.delete()]);
    await act(page, name, 'Exportar');
    await expect(page.getByText('No se pudo encontrar la plantilla')).toBeVisible();
    readAgain();
    await expect(row(page, name)).toHaveCount(0);
  } finally {
    await Promise.all([stored.delete(), edits.delete()]);
  }
});

test('the list fits beside the menu on every screen, whatever its templates hold', async ({ page }) => {
  const name = freshName('Ancha');
  const at = () => FieldValue.serverTimestamp();
  const stored = server.db.collection('userTemplates').doc();
  const edits = server.db.collection('adminTemplates').doc(stored.id);
  const common = { ...draft(name, { category: 'Internacionalización' }), isPublic: false, createdAt: at() };
  await stored.set({
    ...common,
    compiledCode: '',
    downloadCount: 12_345,
    rating: 0,
    updatedAt: at(),
    revision: 1,
  });
  await edits.set({ ...common, updatedAt: at(), revision: 1 });
  try {
    await storeSession(page, ADMIN, { asAdmin: true });
    await listOnly(page, name);
    await expect(row(page, name)).toContainText('Cambios sin publicar');
    const table = page.getByRole('table', { name: 'Plantillas' });
    for (const width of [1280, 1100, 992, 800, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const cutOff = () =>
        table.evaluate(({ parentElement: frame }) =>
          Math.max(
            document.documentElement.scrollWidth - innerWidth,
            frame ? frame.scrollWidth - frame.clientWidth : NaN,
          ),
        );
      await expect.poll(cutOff, { message: `${width} px` }).toBeLessThanOrEqual(0);
    }
  } finally {
    await Promise.all([stored.delete(), edits.delete()]);
  }
});

test('any template is seen with a typed card, which a reload keeps', async ({ page }) => {
  await openPanel(page, '/admin/preview?plantilla=tarjetero-clara');
  const cards = page.getByRole('list', { name: 'Tarjetas', exact: true });
  await cards.getByRole('button', { name: 'Mis datos' }).click();
  const card = page.getByRole('region', { name: 'Tarjeta', exact: true });
  await card.getByLabel('Nombre', { exact: true }).fill('Olga Ruiz');
  await card.getByLabel('Cargo').fill('Ceramista');
  const drawn = page.frameLocator('iframe[title="Vista previa de la plantilla"]');
  await expect(drawn.getByRole('heading', { name: 'Olga Ruiz' })).toBeVisible({ timeout: 20_000 });
  await expect(drawn.getByText('Ceramista')).toBeVisible();

  const templates = page.getByRole('list', { name: 'Plantillas', exact: true });
  await templates.getByRole('button', { name: /^Bloque/ }).click();
  await card.getByRole('button', { name: 'Añadir enlace' }).click();
  const link = card.getByRole('group', { name: 'Enlace 2' });
  await link.getByLabel('Título').fill('Mi taller');
  await link.getByLabel('URL').fill('taller');
  await expect(link.getByText('Falta la dirección completa. Ejemplo: https://ejemplo.com')).toBeVisible();
  await link.getByLabel('URL').fill('https://taller.example/');
  await expect(drawn.getByRole('link', { name: /Mi taller/ })).toHaveAttribute(
    'href',
    'https://taller.example/',
  );
  await page.reload();
  await expect(drawn.getByRole('link', { name: /Mi taller/ })).toBeVisible({ timeout: 20_000 });
  await expect(card.getByLabel('Nombre', { exact: true })).toHaveValue('Olga Ruiz');
});

test('two versions of a template are compared on a card that was published', async ({ page }) => {
  const at = FieldValue.serverTimestamp();
  const stored = server.db.collection('userTemplates').doc();
  const code = (word: string) => ({
    compiledCode: `exports.default = ({ name }) => React.createElement('h1', null, name + ', ${word}');`,
    cssCode: 'h1 { margin: 0; }',
    jsonConfig: [],
  });
  await stored.set({
    ...draft(freshName('Comparada'), { version: '1.1.0' }),
    ...code('ahora'),
    ...{ isPublic: false, downloadCount: 0, rating: 0, createdAt: at, updatedAt: at, revision: 1 },
  });
  for (const [version, word] of Object.entries({ '1.0.0': 'antes', '1.1.0': 'ahora' })) {
    const published = { version, notes: '', publishedBy: 'marta', publishedAt: at, reactCode: '' };
    await stored
      .collection('versions')
      .doc(version)
      .set({ ...published, ...code(word) });
  }
  try {
    const owner = await makeAccount('Olga Comparada');
    const { slug } = await publishCard(owner, 'Olga Comparada');
    await openPanel(page, `/admin/preview?plantilla=${stored.id}`);
    await page.getByLabel('Comparar con').selectOption('1.0.0');
    await page.getByLabel('Buscar tarjeta publicada').fill(slug);
    const cards = page.getByRole('list', { name: 'Tarjetas', exact: true });
    // The list shows the latest cards before the results of the search, and a press must not coincide with the change.
    await expect(cards.getByRole('button')).toHaveCount(1);
    const found = cards.getByRole('button', { name: `/c/${slug}` });
    await found.click();
    await expect(found).toHaveAttribute('aria-pressed', 'true');
    for (const [version, words] of [
      ['1.0.0', 'Olga Comparada, antes'],
      ['1.1.0', 'Olga Comparada, ahora'],
    ] as const) {
      const figure = page.getByRole('figure', { name: `Versión ${version}` });
      await expect(figure.frameLocator('iframe').getByRole('heading', { name: words })).toBeVisible({
        timeout: 30_000,
      });
    }
  } finally {
    await server.db.recursiveDelete(stored);
  }
});

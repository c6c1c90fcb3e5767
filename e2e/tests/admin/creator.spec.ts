import type { Page, Route } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '../../fixtures/addresses';
import { intercept } from '../../fixtures/intercept';
import { server } from '../../fixtures/server';
import { storeSession } from '../../fixtures/session';
import { CORE } from '../../fixtures/tags';
import { ADMIN, expect, openPanel, test } from '../../fixtures/test';

const CREATOR = `${addresses.shell}/admin/creator`;
const GOOD = `export default function Perfil({ name }) {
return <h1>{name}</h1>;
}`;

const freshName = (what: string) => `${what} ${Date.now().toString(36)}`;
const templateId = (page: Page) => new URL(page.url()).searchParams.get('plantilla') ?? '';
const preview = (page: Page) => page.frameLocator('iframe').first();

async function open(page: Page, name: string): Promise<void> {
  await page.goto(CREATOR);
  await page.getByLabel('Nombre', { exact: true }).first().fill(name);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/plantilla=/);
}

async function write(page: Page, editor: 'Código React' | 'CSS', text: string): Promise<void> {
  await page.getByRole('textbox', { name: editor }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

test('the preview shows what is typed at once, with other cards, widths and themes', async ({ page }) => {
  await storeSession(page, ADMIN, { asAdmin: true });
  await open(page, freshName('Vista'));
  await expect(preview(page).getByRole('heading', { name: 'Ana García' })).toBeVisible({ timeout: 20_000 });
  await write(page, 'Código React', GOOD.replace('{name}</h1>', '{name}, hola</h1>'));
  await expect(preview(page).getByText('Ana García, hola')).toBeVisible();
  await page.getByLabel('Tarjeta de ejemplo').selectOption('Casi vacía');
  await expect(preview(page).getByText('Li, hola')).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Tema' }).getByText('Oscuro').click();
  await expect(preview(page).getByText('Li, hola')).toHaveCSS('color', 'rgb(238, 241, 247)');
});

test(
  'what doesn’t compile is marked on its line, leaves the last drawing, and can’t be published',
  CORE,
  async ({ page }) => {
    await storeSession(page, ADMIN, { asAdmin: true });
    await open(page, freshName('Rota'));
    await expect(preview(page).getByRole('heading', { name: 'Ana García' })).toBeVisible({ timeout: 20_000 });
    await write(
      page,
      'Código React',
      'export default function Perfil({ name }) {\nreturn <h1>{name</h1>;\n}',
    );
    await expect(page.getByText(/El código no compila/)).toBeVisible();
    await expect(page.locator('.cm-lint-marker-error')).toHaveCount(1);
    await expect(preview(page).getByRole('heading', { name: 'Ana García' })).toBeVisible();
    await page.getByRole('button', { name: 'Publicar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publicar la plantilla' });
    await expect(dialog.getByText('Con errores no se puede publicar.')).toBeVisible({ timeout: 30_000 });
    await expect(dialog.getByText(/^Línea 2: /).first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Publicar' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();

    await write(page, 'CSS', 'h1 { background: url(https://x.example/a.png); }');
    await expect(page.locator('.cm-lint-marker-error')).toHaveCount(2);
  },
);

test('a photo without a text, faint words, no CSS and a call to the network are each reported once, with where and how to mend them', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await storeSession(page, ADMIN, { asAdmin: true });
  await open(page, freshName('Descuidada'));
  const dialog = page.getByRole('dialog', { name: 'Publicar la plantilla' });
  const findings = dialog.getByRole('listitem');
  const look = async () => {
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(dialog.getByText('Con errores no se puede publicar.')).toBeVisible({ timeout: 60_000 });
  };
  const leave = () => dialog.getByRole('button', { name: 'Cancelar' }).click();

  await write(
    page,
    'Código React',
    'export default function Perfil({ name, bio, profileImage }) {\nreturn <div><h1>{name}</h1><p>{bio}</p>{profileImage && <img src={profileImage} />}</div>;\n}',
  );
  await write(
    page,
    'CSS',
    'div { background: #fff; overflow-wrap: anywhere } h1 { color: #000 } p { color: #999 } img { max-width: 100% }',
  );
  await look();
  await expect(findings.filter({ hasText: 'Línea 2: Di con «alt» qué muestra la imagen' })).toHaveCount(1);
  const faint = findings.filter({ hasText: 'contraste' });
  await expect(faint).toHaveCount(1);
  await expect(faint).toContainText(
    'Accesibilidad: «Completa», 2,8:1 de 4,5:1 · «Textos largos», 2,8:1 de 4,5:1',
  );
  await leave();

  await write(page, 'CSS', ' ');
  await look();
  await expect(findings.filter({ hasText: 'Falta el CSS.' })).toHaveCount(1);
  await leave();

  await write(
    page,
    'Código React',
    "export default function Perfil({ name }) {\nfetch('/x');\nreturn <h1>{name}</h1>;\n}",
  );
  await look();
  await expect(findings.filter({ hasText: '«fetch» no existe en una plantilla' })).toHaveCount(1);
});

test('a warning is published only with a reason, which the version keeps', async ({ page }) => {
  test.setTimeout(120_000);
  await storeSession(page, ADMIN, { asAdmin: true });
  await open(page, freshName('Avisada'));
  await write(page, 'Código React', GOOD);
  await write(page, 'CSS', 'h1 { margin: 0; overflow-wrap: anywhere; }');
  await page.getByRole('button', { name: 'Publicar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar la plantilla' });
  await expect(dialog.getByText('El campo «Cargo» no se usa en el código.')).toBeVisible({ timeout: 30_000 });
  const publish = dialog.getByRole('button', { name: 'Publicar' });
  await expect(publish).toBeDisabled();
  await dialog.getByLabel('Por qué se publica con avisos').fill('Llegan en la próxima versión');
  await publish.click();
  await expect(page.getByText(/1\.0\.0 está publicada/)).toBeVisible();
  const version = await server.db.doc(`userTemplates/${templateId(page)}/versions/1.0.0`).get();
  expect(version.get('notes')).toContain('Llegan en la próxima versión');
  await expect(page.getByText(/Los cambios esperan aparte/)).toBeVisible();
});

test('a reload loses nothing that was typed, and saves it', async ({ page }) => {
  await storeSession(page, ADMIN, { asAdmin: true });
  const name = freshName('Recarga');
  await open(page, name);
  // Nothing is saved before the page is gone, however long that takes.
  const letThrough = await intercept(page, /documents:commit/, () => undefined);
  await page.getByLabel('Descripción').fill('Sin tiempo de guardarse');
  await page.reload();
  letThrough();
  await expect(page.getByText('Hemos recuperado lo que no se llegó a guardar.')).toBeVisible();
  await expect(page.getByLabel('Descripción')).toHaveValue('Sin tiempo de guardarse');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  const stored = await server.db.doc(`userTemplates/${templateId(page)}`).get();
  expect(stored.get('description')).toBe('Sin tiempo de guardarse');
});

test('a save whose answer a reload cut off is no conflict', async ({ page }) => {
  await storeSession(page, ADMIN, { asAdmin: true });
  const name = freshName('Respuesta perdida');
  await open(page, name);
  const ref = server.db.doc(`userTemplates/${templateId(page)}`);
  // The server carries it out, and the page never hears of it.
  const letThrough = await intercept(
    page,
    /documents:commit/,
    (route) => void route.fetch().catch(() => undefined),
  );
  await page.getByLabel('Descripción').fill('Guardado sin respuesta');
  await expect.poll(async () => (await ref.get()).get('description')).toBe('Guardado sin respuesta');
  await page.reload();
  letThrough();
  await expect(page.getByLabel('Descripción')).toHaveValue('Guardado sin respuesta');
  await expect(page.getByText('Hemos recuperado lo que no se llegó a guardar.')).toHaveCount(0);
  await page.getByLabel('Descripción').fill('Y sigue');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await ref.get()).get('description')).toBe('Y sigue');
});

test('a save that comes through after a reload is no conflict with the same save of the page that came', async ({
  page,
  pageErrors,
}) => {
  await storeSession(page, ADMIN, { asAdmin: true });
  await open(page, freshName('Llega tarde'));
  const ref = server.db.doc(`userTemplates/${templateId(page)}`);
  const held: Route[] = [];
  const letThrough = await intercept(page, /documents:commit/, (route) => void held.push(route));
  await page.getByLabel('Descripción').fill('Llega tarde');
  await expect.poll(() => held.length).toBe(1);
  await page.reload();
  await expect(page.getByText('Hemos recuperado lo que no se llegó a guardar.')).toBeVisible();
  await expect.poll(() => held.length).toBe(2);
  const [ofBefore, ofNow] = held;
  await ofBefore!.fetch();
  expect((await ref.get()).get('description')).toBe('Llega tarde');
  letThrough();
  await ofNow!.continue();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The second was made from what the first has changed: it was refused once.
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('403')]);
});

test('a template without a name yet survives a reload too, and is saved once it has one', async ({
  page,
}) => {
  await openPanel(page);
  await page.goto(CREATOR);
  await write(page, 'Código React', GOOD.replace('{name}</h1>', '{name}, sin nombre</h1>'));
  await expect(preview(page).getByText('Ana García, sin nombre')).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/plantilla=/);
  const id = templateId(page);
  await page.reload();
  await expect(page.getByText('Hemos recuperado lo que no se llegó a guardar.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Código React' })).toContainText('sin nombre');
  expect((await server.db.doc(`userTemplates/${id}`).get()).exists).toBe(false);

  const name = freshName('Ya con nombre');
  await page.getByLabel('Nombre', { exact: true }).first().fill(name);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  const stored = await server.db.doc(`userTemplates/${id}`).get();
  expect(stored.get('name')).toBe(name);
  expect(stored.get('reactCode')).toContain('sin nombre');

  // The way back leads out of the creator, not through its addresses.
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('what is left without a name waits in the creator, to go on with or to throw away', async ({ page }) => {
  await openPanel(page);
  await page.goto(CREATOR);
  await write(page, 'Código React', GOOD.replace('{name}</h1>', '{name}, dejada</h1>'));
  await expect(preview(page).getByText('Ana García, dejada')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Plantillas' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plantillas' })).toBeVisible();
  const toCreator = page.getByRole('link', { name: 'Crear Plantilla' }).first();
  await toCreator.click();
  await page.getByRole('link', { name: 'Seguir con «Sin nombre»' }).click();
  await expect(page.getByText('Hemos recuperado lo que no se llegó a guardar.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Código React' })).toContainText('dejada');

  await toCreator.click();
  const offer = page.getByText('Tienes plantillas sin guardar en este navegador');
  await page.getByRole('button', { name: 'Descartar «Sin nombre»' }).click();
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Descartar «Sin nombre»' }).click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Código React' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('without a network what is typed waits, says so, and is saved by itself once there is one', async ({
  page,
  context,
  pageErrors,
}) => {
  await storeSession(page, ADMIN, { asAdmin: true });
  await open(page, freshName('Sin red'));
  await context.setOffline(true);
  await write(page, 'Código React', GOOD.replace('{name}</h1>', '{name}, sin red</h1>'));
  await expect(page.getByText('Sin conexión. Se guardará cuando vuelva.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible({ timeout: 40_000 });
  const stored = await server.db.doc(`userTemplates/${templateId(page)}`).get();
  expect(stored.get('reactCode')).toContain('sin red');
  pageErrors.length = 0;
});

test('a name typed just before leaving is saved all the same', async ({ page }) => {
  await openPanel(page);
  await page.goto(CREATOR);
  const name = freshName('De salida');
  await page.getByLabel('Nombre', { exact: true }).first().fill(name);
  await page.getByRole('link', { name: 'Plantillas' }).first().click();
  const found = server.db.collection('userTemplates').where('name', '==', name);
  await expect.poll(async () => (await found.get()).size).toBe(1);
  await page.getByRole('link', { name: 'Crear Plantilla' }).first().click();
  await expect(page.getByText('Tienes plantillas sin guardar en este navegador')).toHaveCount(0);
});

test('of two administrators on one template the second to save is asked first, and nothing is lost', async ({
  page,
}) => {
  await storeSession(page, ADMIN, { asAdmin: true });
  await open(page, freshName('Disputada'));
  const ref = server.db.doc(`userTemplates/${templateId(page)}`);
  const meanwhile = async (description: string) => {
    const revision = Number((await ref.get()).get('revision'));
    await ref.update({ description, revision: revision + 1 });
  };
  const dialog = page.getByRole('dialog', { name: /Otra persona ha guardado/ });

  await meanwhile('De otra persona');
  await page.getByLabel('Descripción').fill('Mía');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Ver las diferencias' }).click();
  await expect(dialog.getByRole('row', { name: 'Descripción De otra persona Mía' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Campos' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Quedarme con lo mío' }).click();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  expect((await ref.get()).get('description')).toBe('Mía');

  await meanwhile('De otra persona otra vez');
  await page.getByLabel('Descripción').fill('Mía otra vez');
  await dialog.getByRole('button', { name: 'Usar lo guardado' }).click();
  await expect(page.getByLabel('Descripción')).toHaveValue('De otra persona otra vez');
});

test('fields are added, moved, taken away with a way back, and written as JSON', async ({ page }) => {
  await storeSession(page, ADMIN, { asAdmin: true });
  await open(page, freshName('Campos'));
  const fields = page.getByRole('region', { name: 'Campos' });
  await fields.getByRole('button', { name: 'Añadir campo' }).click();
  const added = fields.getByRole('group', { name: 'Campo 5' });
  await expect(added.getByText('El campo Etiqueta es requerido')).toBeVisible();
  await added.getByLabel('Etiqueta').fill('Lema');
  const motto = fields.getByRole('group', { name: 'Lema' });
  await motto.getByLabel('Identificador').fill('name');
  await expect(motto.getByText('Ya hay un campo con este identificador')).toBeVisible();
  await motto.getByLabel('Identificador').fill('lema');
  await motto.getByLabel('Tipo').selectOption('Opciones');
  await expect(motto.getByText('Añade al menos una opción')).toBeVisible();
  await motto.getByLabel('Tipo').selectOption('Color');
  await fields.getByRole('button', { name: 'Quitar Lema' }).click();
  await expect(motto).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(motto).toHaveCount(1);

  await fields.getByText('JSON', { exact: true }).click();
  await page.getByRole('textbox', { name: 'JSON de los campos' }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('[{"id":');
  await expect(fields.getByText('Los campos no cambian hasta que el JSON sea correcto.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(
    '[{"id":"uno","label":"Uno","type":"text","defaultValue":"","editable":true}]',
  );
  await fields.getByText('Visual', { exact: true }).click();
  await expect(fields.getByRole('group')).toHaveCount(1);
  await expect(fields.getByRole('group', { name: 'Uno' })).toBeVisible();
});

test('a field that is renamed keeps what owners wrote, and one that goes says on how many cards', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await storeSession(page, ADMIN, { asAdmin: true });
  await open(page, freshName('Renombrada'));
  const publish = page.getByRole('button', { name: 'Publicar' });
  const dialog = page.getByRole('dialog', { name: 'Publicar la plantilla' });
  await publish.click();
  await expect(dialog.getByText(/^Todo correcto/)).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText(/1\.0\.0 está publicada/)).toBeVisible();
  await expect(dialog).toBeHidden();
  const instance = { templateId: templateId(page), cardId: 'card-of-somebody', isActive: true };
  const filled = await server.db
    .collection('templateInstances')
    .add({ ...instance, data: { title: 'Directora' } });

  const fields = page.getByRole('region', { name: 'Campos' });
  const field = fields.getByRole('group', { name: 'Cargo' });
  await field.getByLabel('Identificador').fill('puesto');
  await publish.click();
  const gone = dialog.getByText('El campo «Cargo» desaparece: 1 tarjeta tiene un valor.');
  await expect(gone).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByLabel('Qué cambia')).toHaveValue('major');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();

  await field.getByLabel('Antes se llamaba').selectOption('title');
  await publish.click();
  await expect(dialog.getByLabel('Qué cambia')).toHaveValue('minor', { timeout: 60_000 });
  await expect(gone).toHaveCount(0);
  await filled.delete();
});

test('the shortcuts are listed, work inside an editor too, and lead to the name where it is missing', async ({
  page,
}) => {
  await storeSession(page, ADMIN, { asAdmin: true });
  await page.goto(CREATOR);
  const name = page.getByLabel('Nombre', { exact: true }).first();
  await page.getByRole('button', { name: 'Atajos de teclado' }).click();
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(help).toContainText('GuardarCtrlS');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  const code = page.getByRole('textbox', { name: 'Código React' });
  await code.click();
  const before = await code.textContent();
  await page.keyboard.press('Control+Enter');
  await expect(name).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await name.fill(freshName('Atajos'));
  await expect(page.getByRole('button', { name: 'Guardar' })).toHaveAttribute(
    'aria-keyshortcuts',
    'Control+S',
  );
  await page.keyboard.press('Control+S');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await code.click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Publicar la plantilla' })).toBeVisible();
  expect(await code.textContent()).toBe(before);
});

test('from an empty creator to a published template without a mouse', CORE, async ({ page }) => {
  test.setTimeout(120_000);
  await storeSession(page, ADMIN, { asAdmin: true });
  await page.goto(CREATOR);
  const title = freshName('Teclado');
  /** Presses Tab until an element of this name is reached. */
  const tabTo = async (target: ReturnType<Page['locator']>) => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    }
    throw new Error('Not reached with Tab');
  };
  await expect(preview(page).getByRole('heading', { name: 'Ana García' })).toBeVisible({ timeout: 20_000 });
  await tabTo(page.getByLabel('Nombre', { exact: true }).first());
  await page.keyboard.type(title);
  const code = page.getByRole('textbox', { name: 'Código React' });
  await tabTo(code);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(GOOD.replace('{name}</h1>', '{name}, sin ratón</h1>'));
  await expect(preview(page).getByText('Ana García, sin ratón')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(code).not.toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Quitar Cargo' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Cargo' })).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Publicar la plantilla' });
  const publish = dialog.getByRole('button', { name: 'Publicar' });
  await expect(publish).toBeVisible({ timeout: 30_000 });
  const reason = dialog.getByLabel('Por qué se publica con avisos');
  if (await reason.isVisible()) {
    await tabTo(reason);
    await page.keyboard.type('Se ve bien');
  }
  await tabTo(publish);
  await page.keyboard.press('Enter');
  await expect(page.getByText(new RegExp(`«${title}» 1.0.0 está publicada`))).toBeVisible();
});

test('the preview takes a published card, and saving puts the code in order', async ({
  page,
  pageErrors,
}) => {
  await storeSession(page, ADMIN, { asAdmin: true });
  await open(page, freshName('De verdad'));
  await page.getByLabel('Tarjeta de ejemplo').selectOption('Una tarjeta publicada');
  const link = page.getByLabel('Enlace público de la tarjeta');
  await link.fill('no-hay-ninguna');
  await page.getByRole('button', { name: 'Ver tarjeta' }).click();
  await expect(page.getByText(/Ninguna tarjeta publicada tiene ese enlace/)).toBeVisible();
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('404')]);
  await link.fill('https://tarjetas.example/c/alex-morgan?de=qr');
  await page.getByRole('button', { name: 'Ver tarjeta' }).click();
  await expect(preview(page).getByRole('heading', { name: 'Alex Morgan' })).toBeVisible({ timeout: 20_000 });

  await write(page, 'Código React', 'export default function P({name}){return <h1>{name}</h1>}');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  const stored = server.db.doc(`userTemplates/${templateId(page)}`);
  await expect
    .poll(async () => (await stored.get()).get('reactCode'))
    .toBe('export default function P({ name }) {\n  return <h1>{name}</h1>;\n}\n');
});

test('a version waits for the time that was chosen for it, and is then published by itself', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await storeSession(page, ADMIN, { asAdmin: true });
  const name = freshName('Programada');
  await open(page, name);
  const id = templateId(page);
  await write(page, 'Código React', GOOD);
  await write(page, 'CSS', 'h1 { margin: 0; overflow-wrap: anywhere; }');
  await page.getByRole('button', { name: 'Publicar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar la plantilla' });
  // Fields of the example that this component doesn't show are worth a reason.
  await dialog.getByLabel('Por qué se publica con avisos').fill('Es una prueba', { timeout: 60_000 });
  await dialog.getByLabel('Cuándo').selectOption('En una fecha');
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 16);
  await dialog.getByLabel('Fecha y hora').fill(tomorrow);
  await dialog.getByRole('button', { name: 'Programar' }).click();
  await expect(page.getByText(new RegExp(`^«${name}» 1.0.0 se publica el `))).toBeVisible();

  await page.goto(`${addresses.shell}/admin/templates?buscar=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Oculta');
  const waiting = page.getByRole('button', { name: `Cancelar publicación de ${name}` });
  await expect(waiting).toBeVisible();
  // A day later for the job, which the screen hears of by itself.
  await server.db.doc(`scheduledPublications/${id}`).update({ publishAt: Timestamp.now() });
  await expect(row).toContainText('Publicada', { timeout: 60_000 });
  await expect(waiting).toHaveCount(0);
  expect((await server.db.doc(`userTemplates/${id}/versions/1.0.0`).get()).exists).toBe(true);
});

test('code and preview are one press apart on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeSession(page, ADMIN, { asAdmin: true });
  await page.goto(CREATOR);
  const code = page.getByRole('textbox', { name: 'Código React' });
  await expect(code).toBeVisible();
  const sides = page.getByRole('radiogroup', { name: 'Qué se ve' });
  await sides.getByText('Vista previa').click();
  await expect(code).toBeHidden();
  await expect(preview(page).getByRole('heading', { name: 'Ana García' })).toBeVisible({ timeout: 20_000 });
  await sides.getByText('Código').click();
  await expect(code).toBeVisible();
});

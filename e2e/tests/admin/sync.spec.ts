import type { Locator, Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { emptyProfile } from 'shared-lib/model';
import { aTemplateDraft } from 'shared-lib/testing';
import { addresses } from '../../fixtures/addresses';
import { makeAccount, syncPath } from '../../fixtures/panel';
import { server } from '../../fixtures/server';
import { publishTemplated } from '../../fixtures/data/templated-card';
import { CORE } from '../../fixtures/tags';
import { type Person, expect, openPanel, signIn, test } from '../../fixtures/test';

/** A roll-out calls several functions, one after the other. */
test.setTimeout(180_000);

/** Owner of these cards, as other journeys count those of the demo's accounts. */
let owner: Person;

test.beforeAll(async () => {
  owner = await makeAccount('Olga Tarjetas');
});

const code = (word: string) => ({
  compiledCode: `exports.default = ({ name }) => {
    if (name.includes('Falla')) throw new Error('no puedo');
    return React.createElement('div', null, React.createElement('h1', null, name), React.createElement('p', null, '${word}'));
  };`,
  cssCode: 'h1{margin:0}',
  jsonConfig: [],
});

/** Stores a public template at 1.1.0 whose cards have 1.0.0. */
async function aTemplateAhead(name: string): Promise<string> {
  const at = FieldValue.serverTimestamp();
  const template = server.db.collection('userTemplates').doc();
  await template.set({
    ...aTemplateDraft({ name, version: '1.1.0' }),
    ...code('Versión nueva'),
    isPublic: true,
    downloadCount: 0,
    rating: 0,
    createdAt: at,
    updatedAt: at,
    revision: 1,
  });
  const version = { notes: '', publishedBy: 'x', publishedAt: at, reactCode: '' };
  const versions = template.collection('versions');
  await versions.doc('1.0.0').set({ ...version, version: '1.0.0', ...code('Versión vieja') });
  await versions.doc('1.1.0').set({ ...version, version: '1.1.0', ...code('Versión nueva') });
  return template.id;
}

/** Distributes a version to all cards, and confirms. */
async function distributeToAll(page: Page, template: Locator): Promise<void> {
  await template.getByLabel('A cuántas tarjetas').selectOption('Todas');
  await template.getByRole('button', { name: 'Distribuir la 1.1.0' }).click();
  const question = page.getByRole('dialog', { name: '¿Distribuir la 1.1.0 a todas las tarjetas?' });
  await question.getByRole('button', { name: 'Distribuir la 1.1.0' }).click();
}

/** Publishes a card with the template's first version. */
async function aCardBehind(templateId: string, person: string, of = owner): Promise<string> {
  const drawn = {
    section: 'profile' as const,
    css: 'h1{margin:0}',
    markup: { profile: `<div><h1>${person}</h1><p>Versión vieja</p></div>` },
  };
  const content = { profile: emptyProfile(person) };
  const { slug, cardId } = await publishTemplated(content, [drawn], of);
  const found = await server.db.collection('templateInstances').where('cardId', '==', cardId).get();
  await found.docs[0]!.ref.update({ templateId, templateVersion: '1.0.0' });
  return slug;
}

test(
  'a new version reaches the cards that have the old one; a card that it fails on keeps it, and is named',
  CORE,
  async ({ page, context }) => {
    const name = `Avanza ${Date.now().toString(36)}`;
    const templateId = await aTemplateAhead(name);
    const slugs = [await aCardBehind(templateId, 'Ana García'), await aCardBehind(templateId, 'Luis Prado')];
    const failing = await aCardBehind(templateId, 'Eva Falla');
    const unused = `${name} sin estrenar`;
    await aTemplateAhead(unused);

    await openPanel(page, '/admin/sync');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(`${name} que no existe`);
    await expect(page.getByText('Ninguna plantilla publicada coincide')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(name);
    const template = page.getByRole('article', { name });
    await expect(template.getByText('3 tarjetas atrasadas')).toBeVisible();
    await expect(page.getByText(unused)).toBeHidden();
    await page.getByText(/^Sin tarjetas \(\d+\)$/).click();
    await expect(page.getByText(unused)).toBeVisible();
    await expect(page.getByRole('article', { name: unused })).toHaveCount(0);
    await template.getByRole('button', { name: 'Ver el cambio' }).click();
    // The cards that would change, as they are and as they would be.
    const compared = template.getByRole('combobox', { name: 'Tarjeta que cambia' });
    await expect(compared.getByRole('option')).toHaveCount(3);
    await compared.selectOption(slugs[0]!);
    const frames = template.locator('iframe');
    for (const [side, version] of ['Versión vieja', 'Versión nueva'].entries()) {
      const card = frames.nth(side).contentFrame();
      await expect(card.getByText(version)).toBeVisible({ timeout: 30_000 });
      await expect(card.getByRole('heading', { name: 'Ana García' })).toBeVisible();
    }
    await distributeToAll(page, template);
    await expect(template.getByText('2 tarjetas actualizadas · 1 fallo')).toBeVisible({ timeout: 60_000 });
    await expect(template.getByText('1 tarjeta atrasada')).toBeVisible();
    await expect(template.getByRole('region', { name: /^Fallos de / })).toContainText(failing);
    await expect(template.getByRole('region', { name: /^Fallos de / })).toContainText(
      'La plantilla falla con los datos de esta tarjeta. Línea 2: Error: no puedo',
    );
    await expect(template.getByText('Terminada con fallos')).toBeVisible();
    const failures = template.getByRole('region', { name: /^Fallos de / });
    await expect(failures.getByRole('link', { name: failing, exact: true })).toHaveAttribute(
      'href',
      `${addresses.publicCard}/c/${failing}`,
    );
    await failures.getByRole('link', { name: `Ver titular de ${failing}` }).click();
    await expect(page.getByRole('dialog')).toContainText(owner.email);
    await page.goBack();

    const visitor = await context.newPage();
    for (const slug of slugs) {
      await visitor.goto(`${addresses.publicCard}/c/${slug}`);
      await expect(visitor.getByText('Versión nueva')).toBeVisible();
    }
    await visitor.goto(`${addresses.publicCard}/c/${failing}`);
    await expect(visitor.getByText('Versión vieja')).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Eva Falla' })).toBeVisible();

    // The whole roll-out is undone; the card that its owner has changed since is left as it is, and named.
    const changed = await server.db.collection('cards').where('slug', '==', slugs[1]).get();
    await changed.docs[0]!.ref.update({ revision: 3 });
    await template.getByRole('button', { name: 'Deshacer la distribución' }).click();
    const question = page.getByRole('dialog', { name: '¿Deshacer la distribución de la 1.1.0?' });
    await question.getByRole('button', { name: 'Deshacer y volver a la 1.0.0' }).click();
    await expect(
      template.getByText('1 tarjeta vuelve a la versión anterior · 1 se queda como está'),
    ).toBeVisible({ timeout: 30_000 });
    // Nobody gets the undone version any more, and it isn't offered again.
    await expect(template.getByText('Publicada: 1.0.0')).toBeVisible();
    await expect(template.getByRole('button', { name: 'Distribuir la 1.1.0' })).toHaveCount(0);
    await expect(template.getByRole('region', { name: /^Fallos de / })).toHaveCount(0);
    await expect(template.getByRole('region', { name: /se quedan como están$/ })).toContainText(slugs[1]!);
    await visitor.goto(`${addresses.publicCard}/c/${slugs[0]}`);
    await expect(visitor.getByText('Versión vieja')).toBeVisible();

    const audit = await server.db
      .collection('audit')
      .where('collection', '==', 'syncRuns')
      .where('docId', '==', `${templateId}_1.1.0`)
      .get();
    expect(audit.size).toBeGreaterThanOrEqual(2);
  },
);

test('an owner goes back to the former version from the notification of a new one', async ({
  page,
  browser,
}) => {
  const name = `Vuelve ${Date.now().toString(36)}`;
  const theirs = await makeAccount('Berta Vuelve');
  const templateId = await aTemplateAhead(name);
  const slug = await aCardBehind(templateId, 'Berta Vuelve', theirs);

  await openPanel(page, syncPath(name));
  const template = page.getByRole('article', { name });
  await distributeToAll(page, template);
  await expect(template.getByText('1 tarjeta actualizada')).toBeVisible({ timeout: 60_000 });

  // A browser of the owner's, as the panel's has the administrator's session.
  const context = await browser.newContext({ locale: 'es-ES' });
  try {
    const visitor = await context.newPage();
    await visitor.goto(`${addresses.publicCard}/c/${slug}`);
    await expect(visitor.getByText('Versión nueva')).toBeVisible();

    const bell = await context.newPage();
    await signIn(bell, theirs);
    await bell.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).click();
    await bell.getByRole('button', { name: `Volver a la anterior versión de la plantilla ${name}` }).click();
    await expect(bell.getByText('Tiene otra vez la versión anterior.')).toBeVisible();
    await visitor.goto(`${addresses.publicCard}/c/${slug}`);
    await expect(visitor.getByText('Versión vieja')).toBeVisible();
  } finally {
    await context.close();
  }
});

test('of many cards that a version fails on, two are named at first and the others at a press', async ({
  page,
}) => {
  const name = `Falla ${Date.now().toString(36)}`;
  const templateId = await aTemplateAhead(name);
  for (let n = 0; n < 4; n++) await aCardBehind(templateId, `Eva Falla ${n}`);

  await openPanel(page, syncPath(name));
  const template = page.getByRole('article', { name });
  await distributeToAll(page, template);
  await expect(template.getByText('0 tarjetas actualizadas · 4 fallos')).toBeVisible({ timeout: 60_000 });
  await expect(template.getByText('Se ha parado sola por demasiados fallos')).toBeVisible();
  const failures = template.getByRole('region', { name: /^Fallos de / });
  await expect(failures.getByRole('listitem')).toHaveCount(2);
  await failures.getByRole('button', { name: 'Ver más fallos' }).click();
  await expect(failures.getByRole('listitem')).toHaveCount(4);
  await expect(failures.getByRole('button', { name: 'Ver más fallos' })).toBeHidden();
});

test('a canary that is reached goes on with more cards, and «Terminada» means all of them', async ({
  page,
}) => {
  const name = `Canario ${Date.now().toString(36)}`;
  const templateId = await aTemplateAhead(name);
  for (let n = 0; n < 3; n++) await aCardBehind(templateId, `Ana ${n}`);

  await openPanel(page, syncPath(name));
  const template = page.getByRole('article', { name });
  await expect(template.getByLabel('A cuántas tarjetas')).toHaveValue('5');
  await template.getByRole('button', { name: 'Distribuir la 1.1.0' }).click();
  await expect(template.getByText(/^En pausa · 5 % \(\d de 3\)$/)).toBeVisible({ timeout: 60_000 });

  // Resumes at once, in a reloaded page without the former one's state.
  await page.reload();
  await expect(template.getByLabel('A cuántas tarjetas').getByRole('option')).toHaveText([
    '25 %',
    '50 %',
    'Todas',
  ]);
  await template.getByLabel('A cuántas tarjetas').selectOption('Todas');
  await template.getByRole('button', { name: 'Seguir' }).click();
  const question = page.getByRole('dialog', { name: '¿Distribuir la 1.1.0 a todas las tarjetas?' });
  await question.getByRole('button', { name: 'Distribuir la 1.1.0' }).click();
  await expect(template.getByText('Terminada', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(template.getByText('Al día')).toBeVisible();
  const places = await server.db.collection('templateInstances').where('templateId', '==', templateId).get();
  expect(places.docs.map((place) => place.get('templateVersion') as string)).toEqual([
    '1.1.0',
    '1.1.0',
    '1.1.0',
  ]);
});

/** Distributes a template to its card, and asks to hide it in the list; returns its id. */
async function askToHideDistributed(page: Page, name: string): Promise<string> {
  const templateId = await aTemplateAhead(name);
  await aCardBehind(templateId, 'Ana García');
  await openPanel(page, syncPath(name));
  const template = page.getByRole('article', { name });
  await distributeToAll(page, template);
  await expect(template.getByText('1 tarjeta actualizada')).toBeVisible({ timeout: 60_000 });

  await page.goto(`${addresses.shell}/admin/templates?buscar=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Acciones de ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ocultar' }).click();
  return templateId;
}

test('hiding a template whose version was distributed offers to undo that, which stays possible afterwards', async ({
  page,
}) => {
  const name = `Esconde ${Date.now().toString(36)}`;
  await askToHideDistributed(page, name);
  const template = page.getByRole('article', { name });
  const question = page.getByRole('dialog', { name: `¿Ocultar «${name}»?` });
  await expect(question).toContainText('La 1.1.0 se distribuyó a 1 tarjeta');
  await question.getByRole('button', { name: 'Solo ocultar' }).click();
  await expect(page.getByText(`«${name}» está oculta.`)).toBeVisible();

  await page.goto(`${addresses.shell}${syncPath(name)}`);
  await expect(template.getByText('Oculta', { exact: true })).toBeVisible();
  await template.getByRole('button', { name: 'Deshacer la distribución' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Solo deshacer' }).click();
  await expect(template.getByText('1 tarjeta vuelve a la versión anterior')).toBeVisible({ timeout: 30_000 });
});

test('«Deshacer y ocultar» gives the cards their version back, and hides the template then', async ({
  page,
}) => {
  const name = `Retira ${Date.now().toString(36)}`;
  const templateId = await askToHideDistributed(page, name);
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer y ocultar' }).click();
  await expect(page.getByText(`«${name}» está oculta.`)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('dialog')).toBeHidden();
  const [place] = (
    await server.db.collection('templateInstances').where('templateId', '==', templateId).get()
  ).docs;
  expect(place!.get('templateVersion')).toBe('1.0.0');
  expect((await server.db.doc(`userTemplates/${templateId}`).get()).get('isPublic')).toBe(false);
});

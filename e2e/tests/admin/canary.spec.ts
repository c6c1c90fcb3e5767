import type { Page } from '@playwright/test';
import { isInRollout, emptyProfile } from 'shared-lib/model';
import { addresses } from '../../fixtures/addresses';
import { expectAccessible } from '../../fixtures/looks/axe';
import { dropAdmins, makeAccount, makeAdmin, syncPath } from '../../fixtures/panel';
import { server } from '../../fixtures/server';
import { publishTemplated } from '../../fixtures/data/templated-card';
import { expect, openPanel, test } from '../../fixtures/test';

/** It writes, publishes and distributes a template, on a page and a phone. */
test.setTimeout(180_000);

const GOOD = `export default function Perfil({ name }) {
return <div><h1>{name}</h1><p>Primera versión</p></div>;
}`;
/** Passes the checks, as no sample card bears the word. */
const BAD = `export default function Perfil({ name }) {
if (name.includes('Falla')) throw new Error('no puedo');
return <div><h1>{name}</h1><p>Segunda versión</p></div>;
}`;
const CSS = 'h1, p { margin: 0; overflow-wrap: anywhere; }';

async function writeCode(page: Page, editor: 'Código React' | 'CSS', text: string): Promise<void> {
  const tab = page.getByRole('tab', { name: editor === 'CSS' ? 'CSS' : 'React', exact: true });
  if (await tab.isVisible()) await tab.click();
  await page.getByRole('textbox', { name: editor }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

async function publish(page: Page, version: string): Promise<void> {
  await page.getByRole('button', { name: 'Publicar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar la plantilla' });
  await expect(dialog.getByText(`Se publicará como ${version}.`)).toBeVisible({ timeout: 60_000 });
  // Fields of the example that this component doesn't show are worth a warning, and that a reason.
  const reason = dialog.getByLabel('Por qué se publica con avisos');
  if (await reason.isVisible()) await reason.fill('Es una prueba');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText(new RegExp(`${version} está publicada`)).first()).toBeVisible();
}

/** Publishes a card with the template's first version, and returns its id. */
async function aCard(templateId: string, name: string, owner: { email: string; password: string }) {
  const drawn = {
    section: 'profile' as const,
    css: CSS,
    markup: { profile: `<div><h1>${name}</h1><p>Primera versión</p></div>` },
  };
  const { cardId, slug } = await publishTemplated({ profile: emptyProfile(name) }, [drawn], owner);
  const found = await server.db.collection('templateInstances').where('cardId', '==', cardId).get();
  await found.docs[0]!.ref.update({ templateId, templateVersion: '1.0.0' });
  return { cardId, slug };
}

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${device}, a template is written, checked, published, distributed with a canary that stops by itself, and rolled back`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    const [admin, owner] = await Promise.all([makeAdmin('Cana Ria'), makeAccount('Olga Tarjetas')]);
    const name = `Canario ${Date.now().toString(36)}`;
    try {
      await openPanel(page, '/admin/creator', admin);
      await page.getByLabel('Nombre', { exact: true }).first().fill(name);
      await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/plantilla=/);
      const templateId = new URL(page.url()).searchParams.get('plantilla') ?? '';
      await writeCode(page, 'Código React', GOOD);
      await writeCode(page, 'CSS', CSS);
      await publish(page, '1.0.0');

      // Enough cards of the canary's share that the next version fails on.
      let slug = '';
      for (let failing = 0; failing < 3;) {
        const card = await aCard(templateId, `Falla ${failing}`, owner);
        if (isInRollout(templateId, card.cardId, 50)) failing += 1;
        slug = card.slug;
      }
      await writeCode(page, 'Código React', BAD);
      await publish(page, '1.1.0');

      await page.goto(`${addresses.shell}${syncPath(name)}`);
      const template = page.getByRole('article', { name });
      await template.getByLabel('A cuántas tarjetas').selectOption('50 %');
      await template.getByRole('button', { name: 'Distribuir la 1.1.0' }).click();
      await expect(template.getByText('Se ha parado sola por demasiados fallos')).toBeVisible({
        timeout: 60_000,
      });
      await expect(
        template.getByText(/^Falló en \d+ de \d+ tarjetas, y no llega a ninguna más/),
      ).toBeVisible();
      await expect(template.getByRole('region', { name: /^Fallos de / })).toContainText('Error: no puedo');
      const run = server.db.doc(`syncRuns/${templateId}_1.1.0`);
      await expect.poll(async () => (await run.get()).get('percentage') as number).toBe(0);
      await expectAccessible(page, 'a roll-out that stopped by itself');
      await page.setViewportSize(viewport);
      const visitor = await context.newPage();
      await visitor.goto(`${addresses.publicCard}/c/${slug}`);
      await expect(visitor.getByText('Primera versión')).toBeVisible();
      await visitor.close();

      await page.goto(`${addresses.shell}/admin/alerts`);
      await expect(page.getByText(`La distribución de «${name}» se ha parado sola`).first()).toBeVisible();

      await page.goto(`${addresses.shell}/admin/templates?buscar=${encodeURIComponent(name)}`);
      await page.getByRole('radiogroup', { name: 'Vista' }).getByText('Cuadrícula').click();
      const item = page.getByRole('listitem', { name, exact: true });
      // On a phone the list begins below the tools: items off screen aren't rendered yet.
      await item.scrollIntoViewIfNeeded();
      await expect(item.locator('iframe')).toBeAttached({ timeout: 30_000 });
      await item.getByRole('checkbox', { name: `Seleccionar ${name}` }).check();
      // Half behind the fixed bar, the header's buttons would count as too small.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page, 'templates as a grid, one of them selected');
      await page.setViewportSize(viewport);
      await page.getByRole('button', { name: `Acciones de ${name}`, exact: true }).click();
      await page.getByRole('menuitem', { name: 'Versiones' }).click();
      const drawer = page.getByRole('dialog', { name: `Versiones de «${name}»` });
      await drawer.getByRole('button', { name: 'Volver a esta versión' }).click();
      const question = page.getByRole('dialog', { name: '¿Volver a la 1.0.0?' });
      await question.getByRole('button', { name: 'Volver a esta versión' }).click();
      await expect(page.getByText('La plantilla vuelve a estar en la versión 1.0.0.')).toBeVisible();
      await page.goto(`${addresses.shell}${syncPath(name)}`);
      await expect(page.getByRole('article', { name }).getByText('Al día')).toBeVisible();
    } finally {
      await dropAdmins(admin.uid);
    }
  });
}

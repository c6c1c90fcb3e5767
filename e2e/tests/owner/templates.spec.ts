import type { Browser, Page } from '@playwright/test';
import type { TemplateField } from 'shared-lib/model';
import { addresses } from '../../fixtures/addresses';
import { offerTemplate, withdrawTemplates } from '../../fixtures/data/offered-template';
import { addLink, openNewCard, publish, saved } from '../../fixtures/owner-actions';
import { photoFile } from '../../fixtures/data/photo';
import { server } from '../../fixtures/server';
import { forgiveOfflineNoise } from '../../fixtures/releases/service-worker';
import { CORE } from '../../fixtures/tags';
import { expect, test, type Person } from '../../fixtures/test';

const field = (id: string, label: string, values: Partial<TemplateField> = {}): TemplateField => ({
  id,
  label,
  type: 'text',
  defaultValue: '',
  editable: true,
  ...values,
});

const fresh = () => Date.now().toString(36);

/** Returns a profile template with a motto, a picture and a colour of the owner's. */
const profile = (name: string) => ({
  name,
  description: 'Cabecera con un lema',
  tags: ['sobria'],
  targetSection: 'profile' as const,
  reactCode: `export default function Perfil({ name, title, motto, logo, ink }) {
  return (
    <header className="cabecera">
      {logo && <img src={logo} alt="Logotipo" width="64" height="64" />}
      <h1>{name}</h1>
      {title && <p>{title}</p>}
      {motto && <p className="lema" style={{ color: ink }}>{motto}</p>}
    </header>
  );
}`,
  cssCode:
    '.cabecera { padding: 20px; border-radius: 18px; background: var(--tj-tint); } .lema { letter-spacing: 2px; }',
  jsonConfig: [
    field('motto', 'Lema', { defaultValue: 'Hecho con calma' }),
    field('logo', 'Logotipo', { type: 'image' }),
    field('ink', 'Tinta', { type: 'color', defaultValue: '#7A1F3D' }),
    field('site', 'Otra web', { type: 'url' }),
  ],
});

const links = (name: string, className: string) => ({
  name,
  description: 'Enlaces en cápsulas',
  category: 'Atrevida',
  targetSection: 'links' as const,
  reactCode: `export default function Enlace({ linkTitle, linkUrl, mark }) {
  return <a className="${className}" href={linkUrl}>{mark} {linkTitle}</a>;
}`,
  cssCode: `.${className} { display: block; padding: 14px; border-radius: 999px; background: var(--tj-fill); color: var(--tj-on-fill); }`,
  jsonConfig: [field('mark', 'Marca', { defaultValue: '★' })],
});

const offered: string[] = [];
test.afterAll(() => withdrawTemplates(offered));

async function offer(draft: Parameters<typeof offerTemplate>[0], id?: string): Promise<string> {
  const made = await offerTemplate(draft, id);
  if (!offered.includes(made)) offered.push(made);
  return made;
}

const place = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('group', { name, exact: true });
const preview = (page: Page) =>
  page.getByRole('region', { name: 'Así se ve la tarjeta' }).frameLocator('iframe');

/** Opens the gallery of a place and applies a template found by its name. */
async function apply(page: Page, where: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Plantilla' }).click();
  await place(page, where)
    .getByRole('button', { name: new RegExp(`^(Elegir plantilla|Cambiar): ${where}$`) })
    .click();
  const gallery = page.getByRole('dialog');
  await gallery.getByLabel('Buscar plantillas').fill(name);
  await gallery.getByRole('button', { name: `Aplicar «${name}»` }).click();
  await expect(gallery).toBeHidden();
  await expect(place(page, where).getByText(name, { exact: true })).toBeVisible();
}

const stored = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('status')
    .filter({ hasText: /^Guardado$/ });

/** Opens a card as a visitor without JavaScript. */
async function visit(browser: Browser, slug: string): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${addresses.publicCard}/c/${slug}`);
  return page;
}

async function aCard(page: Page, owner: Person): Promise<string> {
  const slug = `plantillas-${fresh()}`;
  await openNewCard(page, owner, slug);
  await page.getByLabel('Nombre', { exact: true }).fill('Eva');
  await page.getByLabel('Apellidos').fill('Núñez');
  await page.getByLabel('Cargo').fill('Fotógrafa');
  await addLink(page, 'Portafolio', 'https://ejemplo.com/fotos');
  await addLink(page, 'Tienda', 'https://ejemplo.com/tienda');
  await saved(page);
  return slug;
}

test(
  'S6.04 an owner finds public templates, applies them to profile, links and one link, fills them in, and visitors see them',
  CORE,
  async ({ page, owner, browser }) => {
    test.setTimeout(180_000);
    const mark = fresh();
    await offer(profile(`Lema ${mark}`));
    await offer(links(`Cápsula ${mark}`, 'capsula'));
    await offer(links(`Destacado ${mark}`, 'destacado'));
    const hidden = await offer(profile(`Retirada ${mark}`));
    await withdrawTemplates([hidden]);
    const slug = await aCard(page, owner);

    // Search, section, back.
    await page.getByRole('tab', { name: 'Plantilla' }).click();
    await place(page, 'Perfil').getByRole('button', { name: 'Elegir plantilla: Perfil' }).click();
    await expect(page).toHaveURL(/galeria=perfil/);
    const gallery = page.getByRole('dialog', { name: 'Plantillas para tu perfil' });
    await gallery.getByLabel('Buscar plantillas').fill(mark.toUpperCase());
    await expect(gallery.getByRole('listitem')).toHaveCount(1);
    // The preview is rendered with the owner's own card.
    const picture = gallery.getByRole('listitem').frameLocator('iframe');
    await expect(picture.getByRole('heading', { name: 'Eva Núñez', includeHidden: true })).toBeAttached();
    await gallery.getByLabel('Buscar plantillas').fill('no hay ninguna así');
    await expect(gallery.getByText('Ninguna plantilla coincide')).toBeVisible();
    await page.goBack();
    await expect(gallery).toBeHidden();
    await expect(page).toHaveURL(/tab=plantilla/);

    await apply(page, 'Perfil', `Lema ${mark}`);
    const form = page.getByRole('group', { name: `Campos de «Lema ${mark}»` });
    await expect(form.getByLabel('Lema')).toHaveValue('Hecho con calma');
    const live = form.frameLocator('iframe[title="Así se ve con tus datos"]');
    await form.getByLabel('Lema').fill('Luz natural siempre');
    await expect(live.getByText('Luz natural siempre')).toBeVisible();
    await form.getByLabel('Otra web').fill('nada de esto');
    await expect(form.getByText('Esa dirección no es válida. Ejemplo: https://ejemplo.com')).toBeVisible();
    await expect(form.getByText('Guardado, salvo los campos marcados')).toBeVisible();
    await form.getByLabel('Otra web').fill('');
    await form.getByLabel('Tinta', { exact: true }).fill('#123456');
    await form.locator('input[type=file]').setInputFiles(await photoFile());
    await page.getByRole('dialog').getByRole('button', { name: 'Usar imagen' }).click();
    await expect(live.getByRole('img', { name: 'Logotipo' })).toBeVisible();
    await expect(stored(page)).toBeVisible();
    await expect(preview(page).getByText('Luz natural siempre')).toBeAttached();

    await apply(page, 'Enlaces', `Cápsula ${mark}`);
    await apply(page, 'Tienda', `Destacado ${mark}`);
    await page
      .getByRole('group', { name: `Campos de «Destacado ${mark}»` })
      .getByLabel('Marca')
      .fill('Nuevo');
    await expect(stored(page)).toBeVisible();
    await publish(page);

    const visitor = await visit(browser, slug);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Eva Núñez');
    await expect(visitor.getByText('Luz natural siempre')).toHaveCSS('color', 'rgb(18, 52, 86)');
    const logo = visitor.getByRole('img', { name: 'Logotipo' });
    expect(
      (
        await visitor.request.get(new URL((await logo.getAttribute('src'))!, addresses.publicCard).href)
      ).status(),
    ).toBe(200);
    await expect(visitor.getByRole('link', { name: '★ Portafolio' })).toHaveAttribute(
      'href',
      'https://ejemplo.com/fotos',
    );
    await expect(visitor.getByRole('link', { name: 'Nuevo Tienda' })).toHaveClass('destacado');

    // The change is marked as unpublished; the template is removed, restored by undo, removed and restored again.
    const profileAt = place(page, 'Perfil');
    await profileAt.getByRole('button', { name: 'Quitar: Perfil' }).click();
    await expect(profileAt.getByText('Diseño de Tarjetero')).toBeVisible();
    await expect(page.getByText('Cambios sin publicar')).toBeVisible();
    await page
      .getByRole('status')
      .filter({ hasText: `«Lema ${mark}» se ha quitado` })
      .getByRole('button', { name: 'Deshacer' })
      .click();
    await expect(profileAt.getByText(`Lema ${mark}`, { exact: true })).toBeVisible();
    await profileAt.getByRole('button', { name: 'Quitar: Perfil' }).click();
    await profileAt.getByRole('button', { name: 'Recuperar la anterior: Perfil' }).click();
    await profileAt.getByRole('button', { name: 'Personalizar: Perfil' }).click();
    await expect(form.getByLabel('Lema')).toHaveValue('Luz natural siempre');

    // A change of the card's own content is in what the template drew.
    await page.getByRole('tab', { name: 'Perfil' }).click();
    await page.getByLabel('Cargo').fill('Retratista');
    await saved(page);
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Publicada', { exact: true })).toBeVisible({ timeout: 45_000 });
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByText('Retratista')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await expect(visitor.getByText('Luz natural siempre')).toBeVisible();
    await visitor.context().close();
  },
);

test('an owner sees what a newer version changes, takes it, and loses nothing', async ({ page, owner }) => {
  test.setTimeout(120_000);
  const name = `Versiones ${fresh()}`;
  const first = profile(name);
  const id = await offer(first);
  await aCard(page, owner);
  await apply(page, 'Perfil', name);
  const form = page.getByRole('group', { name: `Campos de «${name}»` });
  await form.getByLabel('Lema').fill('Siempre aquí');
  await form.getByLabel('Otra web').fill('https://ejemplo.com/otra');
  await expect(stored(page)).toBeVisible();
  await expect(page.getByText(/Hay una versión nueva/)).toHaveCount(0);

  const fields = first.jsonConfig.filter((one) => one.id !== 'site');
  const reactCode = first.reactCode.replace('<h1>', '<p>Versión segunda</p><h1>');
  await offer({ ...first, version: '1.1.0', reactCode, jsonConfig: fields }, id);

  const at = place(page, 'Perfil');
  await expect(at.getByText('Tu tarjeta sigue como está hasta que la actualices.')).toBeVisible();
  await at.getByRole('button', { name: 'Ver el cambio' }).click();
  const dialog = page.getByRole('dialog', { name: `Hay una versión nueva de «${name}»` });
  const after = dialog.getByRole('figure', { name: 'Con la versión nueva' }).frameLocator('iframe');
  await expect(after.getByText('Versión segunda')).toBeAttached();
  await expect(after.getByText('Siempre aquí')).toBeAttached();
  const before = dialog.getByRole('figure', { name: 'Ahora' }).frameLocator('iframe');
  await expect(before.getByText('Siempre aquí')).toBeAttached();
  await expect(before.getByText('Versión segunda')).toHaveCount(0);
  await expect(dialog.getByText(/La versión nueva ya no usa «Otra web»/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Actualizar' }).click();

  await expect(page.getByText(`«${name}» tiene su versión nueva`)).toBeVisible();
  await expect(form.getByLabel('Lema')).toHaveValue('Siempre aquí');
  await expect(form.getByLabel('Otra web')).toHaveCount(0);
  const uid = await server.uidOf(owner.email);
  const active = server.db
    .collection('templateInstances')
    .where('cardOwner', '==', uid)
    .where('isActive', '==', true);
  await expect(async () => {
    const { docs } = await active.get();
    expect(docs.map((found) => found.data())).toMatchObject([
      {
        templateVersion: '1.1.0',
        data: { motto: 'Siempre aquí' },
        attic: { site: 'https://ejemplo.com/otra' },
      },
    ]);
  }).toPass({ timeout: 20_000 });

  // A version that the field is back in brings its value back; one that isn't wanted isn't offered again.
  await offer({ ...first, version: '1.2.0' }, id);
  await at.getByRole('button', { name: 'Ver el cambio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Actualizar' }).click();
  await expect(form.getByLabel('Otra web')).toHaveValue('https://ejemplo.com/otra');
  await offer({ ...first, version: '1.3.0' }, id);
  await at.getByRole('button', { name: 'Ahora no' }).click();
  await expect(at.getByText(/Hay una versión nueva/)).toHaveCount(0);
  await page.reload();
  // The gallery is loaded, as the name comes from it.
  await expect(at.getByText(name, { exact: true })).toBeVisible();
  await expect(at.getByText(/Hay una versión nueva/)).toHaveCount(0);
});

test('a template that fails with what a card says never keeps it from being published', async ({
  page,
  owner,
  browser,
}) => {
  test.setTimeout(120_000);
  const name = `Frágil ${fresh()}`;
  await offer({
    ...profile(name),
    reactCode:
      "export default function Perfil({ name, bio }) {\n  if (bio.includes('pozo')) throw new Error('Sin fondo');\n  return <header><h1>{name}</h1><p>Dibujado por la plantilla</p></header>;\n}",
    jsonConfig: [],
  });
  const slug = await aCard(page, owner);
  await apply(page, 'Perfil', name);
  await publish(page);
  const visitor = await visit(browser, slug);
  await expect(visitor.getByText('Dibujado por la plantilla')).toBeVisible();

  await page.getByRole('tab', { name: 'Perfil' }).click();
  await page.getByLabel('Biografía').fill('Un pozo sin fondo');
  await saved(page);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(
    page.getByText(`«${name}»: la plantilla falla con tus datos. Prueba con otros o elige otra.`),
  ).toBeVisible({ timeout: 45_000 });
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText('Un pozo sin fondo')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(visitor.getByRole('heading', { level: 1, name: 'Eva Núñez' })).toBeVisible();
  await expect(visitor.getByText('Dibujado por la plantilla')).toHaveCount(0);
  await visitor.context().close();
});

test('what is filled in without a network stays, and is sent when it is back', async ({
  page,
  owner,
  context,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const name = `Sin red ${fresh()}`;
  await offer(profile(name));
  await aCard(page, owner);
  await apply(page, 'Perfil', name);
  const form = page.getByRole('group', { name: `Campos de «${name}»` });
  await expect(form.frameLocator('iframe').getByText('Hecho con calma')).toBeVisible();
  await context.setOffline(true);
  await form.getByLabel('Lema').fill('Escrito en el tren');
  await expect(form.getByText('Se guardará cuando vuelva la conexión')).toBeVisible();
  await context.setOffline(false);
  const uid = await server.uidOf(owner.email);
  const active = server.db.collection('templateInstances').where('cardOwner', '==', uid);
  await expect(async () => {
    const { docs } = await active.get();
    expect(docs.map((found) => found.get('data.motto'))).toEqual(['Escrito en el tren']);
    expect(docs[0]!.get('markup.profile')).toContain('Escrito en el tren');
  }).toPass({ timeout: 60_000 });
  forgiveOfflineNoise(pageErrors);
});

import { dropAdmins, makeAccount, makeAdmin, publishCard } from '../../fixtures/panel';
import { type Person, expect, openPanel, test } from '../../fixtures/test';

/** An administrator's action goes through several servers, one after the other. */
test.setTimeout(150_000);

let admin: Person & { uid: string };
test.beforeAll(async () => {
  admin = await makeAdmin();
});
test.afterAll(() => dropAdmins(admin.uid));

test.describe('the palette', () => {
  test('goes to sections, accounts and cards from the keyboard', async ({ page, context }) => {
    const owner = await makeAccount(`Zeta${Date.now().toString(36)}`);
    const { slug } = await publishCard(owner, owner.name);
    await openPanel(page, '/admin/templates', admin);
    await expect(page.getByRole('heading', { level: 1, name: 'Plantillas' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Ir a…' });
    const input = palette.getByRole('combobox');
    await expect(input).toBeFocused();
    await page.keyboard.type('configu');
    await expect(palette.getByRole('option')).toHaveText([/Configuración/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/settings$/);
    await expect(palette).toHaveCount(0);

    await page.getByRole('button', { name: 'Buscar' }).click();
    await input.fill(owner.name.toLowerCase());
    await palette.getByRole('option', { name: owner.email }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/users/${owner.uid}$`));
    const sheet = page.getByRole('dialog', { name: 'Cuenta' });
    await expect(sheet).toContainText(owner.email, { timeout: 30_000 });
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await page.getByRole('button', { name: 'Buscar' }).click();
    await input.fill(slug);
    const opened = context.waitForEvent('page');
    await palette.getByRole('option', { name: slug }).click();
    await expect(await opened).toHaveURL(new RegExp(`/c/${slug}$`));

    await page.bringToFront();
    await page.keyboard.press('Control+k');
    await input.fill(owner.uid);
    await palette.getByRole('option', { name: owner.email }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/users/${owner.uid}$`));
    // The address is there before the sheet is.
    await expect(sheet).toContainText(owner.email, { timeout: 30_000 });
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await input.fill('nada se llama así');
    await expect(palette.getByText('Nada coincide con eso.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Buscar' })).toBeFocused();
  });

  test('gets ready what it offers: a setting’s field, an invitation, a ban, the switch and the question about an account', async ({
    page,
  }) => {
    const owner = await makeAccount(`Omega${Date.now().toString(36)}`);
    await openPanel(page, '/admin/dashboard', admin);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const palette = page.getByRole('dialog', { name: 'Ir a…' });
    const order = async (words: string, option: RegExp | string) => {
      await page.keyboard.press('Control+k');
      await palette.getByRole('combobox').fill(words);
      await palette.getByRole('option', { name: option }).first().click();
      await expect(palette).toHaveCount(0);
    };
    await order('webhook', 'Webhook de alertas');
    await expect(page.getByRole('textbox', { name: 'Dirección del webhook' })).toBeFocused();
    await order('invitar a iris@ejemplo.com', 'Invitar a iris@ejemplo.com');
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue('iris@ejemplo.com');
    await expect(email).toBeFocused();
    await order('vetar estafa.example', 'Vetar estafa.example');
    const hosts = page.getByRole('textbox', { name: 'Dominios, uno por línea' });
    await expect(hosts).toHaveValue(/estafa\.example/);
    await expect(hosts).toBeFocused();
    await page.getByRole('button', { name: 'Descartar cambios' }).click();
    await order('congelar', 'Congelar el producto');
    const question = page.getByRole('dialog', { name: '¿Poner todo el producto en solo lectura?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await order(`suspender a ${owner.name}`, `Suspender a ${owner.name}`);
    const suspends = page.getByRole('dialog', { name: new RegExp(`${owner.name}`) });
    await expect(suspends).toBeVisible({ timeout: 30_000 });
    // One layer at a time.
    await page.keyboard.press('Escape');
    await expect(suspends).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Cuenta' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

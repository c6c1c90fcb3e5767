import { addresses } from '../../fixtures/addresses';
import { collected } from '../../fixtures/collector';
import { dropAdmins, dropFlagApproval, makeAdmin } from '../../fixtures/panel';
import { server } from '../../fixtures/server';
import { type Person, expect, openPanel, test } from '../../fixtures/test';

/** An administrator's action goes through several servers, one after the other. */
test.setTimeout(150_000);

let admin: Person & { uid: string };
test.beforeAll(async () => {
  admin = await makeAdmin();
});
test.afterAll(() => dropAdmins(admin.uid));

test.describe('Configuración', () => {
  const FLAG = `prueba_${Date.now().toString(36)}`;
  test.beforeAll(async () => {
    await dropFlagApproval();
    await server.db.doc(`featureFlags/${FLAG}`).set({
      name: 'Función de prueba',
      description: 'La de esta prueba.',
      enabled: false,
      rolloutPercentage: 10,
      createdBy: admin.uid,
      createdAt: new Date(),
      updatedAt: new Date(),
      revision: 1,
    });
  });
  test.afterAll(() => server.db.doc(`featureFlags/${FLAG}`).delete());

  test('S3.10 S3.11 a flag is edited with its reach in sight, recorded in its history, and taken back', async ({
    page,
  }) => {
    await openPanel(page, '/admin/settings', admin);
    await page.getByRole('button', { name: 'Editar Función de prueba' }).click();
    const drawer = page.getByRole('dialog', { name: 'Función de prueba' });
    await expect(drawer.getByText(/^Afecta a 0 de /)).toBeVisible();
    await drawer.getByRole('switch', { name: 'Activada' }).check({ force: true });
    await drawer.getByRole('textbox', { name: 'Porcentaje de cuentas' }).fill('250');
    await drawer.getByRole('button', { name: 'Guardar' }).click();
    await expect(drawer.getByText('Un número de 0 a 100.')).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: 'Porcentaje de cuentas' })).toBeFocused();
    await drawer.getByRole('textbox', { name: 'Porcentaje de cuentas' }).fill('100');
    await expect(drawer.getByText(/\(ahora, 0\)/)).toBeVisible();
    await drawer.getByRole('button', { name: 'Guardar' }).click();
    const history = drawer.getByRole('region', { name: 'Historial' });
    const changes = history.getByRole('button', { name: /^Revertir/ });
    await expect(changes).toHaveCount(1);
    expect((await server.db.doc(`featureFlags/${FLAG}`).get()).data()).toMatchObject({
      enabled: true,
      rolloutPercentage: 100,
      revision: 2,
    });
    await changes.click();
    await page
      .getByRole('dialog', { name: /Volver/ })
      .getByRole('button', { name: 'Revertir' })
      .click();
    await expect(changes).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Editar Función de prueba' })).toBeFocused();
    expect((await server.db.doc(`featureFlags/${FLAG}`).get()).data()).toMatchObject({
      enabled: false,
      rolloutPercentage: 10,
      revision: 3,
    });
  });

  test('two administrators at once overwrite nothing without a question', async ({
    page,
    browser,
    pageErrors,
  }) => {
    const flag = server.db.doc(`featureFlags/${FLAG}`);
    const other = await makeAdmin('Iris Prueba');
    const context = await browser.newContext();
    const theirs = await context.newPage();
    const open = (target: typeof page) => target.getByRole('dialog', { name: 'Función de prueba' });
    const percentage = (target: typeof page) =>
      open(target).getByRole('textbox', { name: 'Porcentaje de cuentas' });
    await openPanel(page, `/admin/settings?funcion=${FLAG}`, admin);
    await openPanel(theirs, `/admin/settings?funcion=${FLAG}`, other);
    await percentage(page).fill('30');
    await percentage(theirs).fill('60');
    await open(theirs).getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(async () => (await flag.get()).get('rolloutPercentage')).toBe(60);
    await open(page).getByRole('button', { name: 'Guardar' }).click();
    const question = page.getByRole('dialog', { name: 'Otra persona ha guardado cambios' });
    await expect(question).toContainText('Guardado: 60');
    await expect(question).toContainText('Lo tuyo: 30');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(percentage(page)).toHaveValue('30 %');
    expect((await flag.get()).get('rolloutPercentage')).toBe(60);
    await open(page).getByRole('button', { name: 'Guardar' }).click();
    await question.getByRole('button', { name: 'Guardar lo mío' }).click();
    await expect.poll(async () => (await flag.get()).get('rolloutPercentage')).toBe(30);
    // Live for the one who isn't editing.
    await expect(percentage(theirs)).toHaveValue('30 %');
    // The two errors are the refusals of the function.
    expect(pageErrors).toEqual([expect.stringContaining('400'), expect.stringContaining('400')]);
    pageErrors.length = 0;
    await context.close();
    await dropAdmins(other.uid);
  });

  test('the webhook is checked, stored and tested; impossible hosts and figures are reported beside their field', async ({
    page,
  }) => {
    const stored = (name: string) => server.db.doc(`config/${name}`);
    const before = await Promise.all(['alerts', 'linkHosts', 'product'].map((name) => stored(name).get()));
    try {
      await openPanel(page, '/admin/settings?seccion=alerts', admin);
      const url = page.getByRole('textbox', { name: 'Dirección del webhook' });
      await url.fill('ftp://avisos.test');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText('Escribe una dirección que empiece por https://.')).toBeVisible();
      await expect(url).toBeFocused();
      await url.fill(`${addresses.collector}/webhook`);
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByRole('button', { name: 'Guardar' })).toBeDisabled();
      await page.getByRole('button', { name: 'Enviar una prueba' }).click();
      await expect(page.getByText(/El webhook ha respondido 20\d\./)).toBeVisible({ timeout: 30_000 });
      expect((await collected<unknown>('webhook')).length).toBeGreaterThan(0);

      await page.getByRole('tab', { name: 'Producto' }).click();
      const hosts = page.getByRole('textbox', { name: 'Dominios, uno por línea' });
      const save = page
        .getByRole('region', { name: 'Dominios vetados' })
        .getByRole('button', { name: 'Guardar' });
      await hosts.fill('malo.test\nno es un dominio');
      await save.click();
      await expect(page.getByText('«no» no es un dominio, como ejemplo.com.')).toBeVisible();
      await hosts.fill('malo.test\nhttps://Peor.test/algo');
      await save.click();
      await expect(save).toBeDisabled();
      await expect(hosts).toHaveValue('malo.test\npeor.test');
      expect((await stored('linkHosts').get()).get('hosts')).toEqual(['malo.test', 'peor.test']);

      await page.getByRole('textbox', { name: 'Email de ayuda' }).fill('esto no');
      await page.getByRole('region', { name: 'Producto' }).getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText('Escribe un email, como ayuda@ejemplo.com.')).toBeVisible();
    } finally {
      await Promise.all(
        before.map((document) =>
          document.exists ? document.ref.set(document.data()!) : document.ref.delete(),
        ),
      );
    }
  });

  test('the state of the system names the release of each piece, and says whether the rules are its own', async ({
    page,
  }) => {
    await openPanel(page, '/admin/settings?seccion=system', admin);
    // Each part is queried again.
    await expect(page.getByText(/^Responde \(\d+ ms\)$/)).toHaveCount(5, { timeout: 30_000 });
    for (const piece of ['shell', 'user-app', 'admin-app', 'public-card'])
      await expect(page.getByText(new RegExp(`^${piece}@\\d+\\.\\d+\\.\\d+\\+[0-9a-f]{8}$`))).toBeVisible();
    await expect(page.getByText('Las de esta versión')).toBeVisible();
  });
});

test('opening the administration to everybody asks for what that means, typed', async ({ page }) => {
  const policy = () => server.db.doc('config/adminPolicy').get();
  const before = (await policy()).data();
  await openPanel(page, '/admin/settings?seccion=admins', admin);
  const open = /^(Abrir la administración|Proponer abrirla)$/;
  await page.getByRole('button', { name: open }).click();
  const dialog = page.getByRole('dialog', { name: '¿Abrir la administración a cualquiera?' });
  const meaning = dialog.getByRole('textbox', {
    name: 'Escribe «cualquiera puede administrar» para confirmarlo',
  });
  for (const typed of ['', 'abrir']) {
    await meaning.fill(typed);
    await dialog.getByRole('button', { name: open }).click();
    await expect(meaning).toHaveAttribute('aria-invalid', 'true');
    await expect(meaning).toBeFocused();
  }
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(meaning).toHaveCount(0);
  expect((await policy()).data()).toEqual(before);
});

import { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '../../fixtures/addresses';
import { collected } from '../../fixtures/collector';
import { dropAdmins, dropFlagApproval, makeAccount, makeAdmin, publishCard } from '../../fixtures/panel';
import { server } from '../../fixtures/server';
import { CORE } from '../../fixtures/tags';
import { type Person, expect, openPanel, test } from '../../fixtures/test';

/** An administrator's action goes through several servers, one after the other. */
test.setTimeout(150_000);

let admin: Person & { uid: string };
test.beforeAll(async () => {
  admin = await makeAdmin();
});
test.afterAll(() => dropAdmins(admin.uid));

const SECTIONS = [
  ['dashboard', 'Dashboard'],
  ['templates', 'Plantillas'],
  ['creator', 'Crear Plantilla'],
  ['preview', 'Vista Previa'],
  ['sync', 'Sincronización'],
  ['users', 'Usuarios'],
  ['cards', 'Tarjetas'],
  ['admins', 'Administradores'],
  ['analytics', 'Analítica'],
  ['alerts', 'Alertas'],
  ['work', 'Trabajos'],
  ['settings', 'Configuración'],
] as const;

test(
  'S2.14 every section is in the sidebar and at its address, inside the layout; without the flag it leads to signing in',
  CORE,
  async ({ page }) => {
    for (const [path] of SECTIONS) {
      await page.goto(`${addresses.shell}/admin/${path}`);
      await expect(page).toHaveURL(`${addresses.shell}/admin/login`);
    }
    await openPanel(page, '/admin/dashboard', admin);
    const sidebar = page.getByRole('navigation').first();
    for (const [path, name] of SECTIONS) {
      await sidebar.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await expect(page).toHaveURL(new RegExp(`/admin/${path}$`));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(sidebar.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
  },
);

test('S2.15 a phone’s header has the section’s title and description, the way to a new template, and who is at work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, '/admin/dashboard', admin);
  for (const [path, name] of SECTIONS) {
    await page.goto(`${addresses.shell}/admin/${path}`);
    const title = page.getByRole('heading', { level: 1, name });
    const header = page.locator('main header').filter({ has: title });
    for (const part of [
      title,
      header.getByRole('paragraph'),
      header.getByText(admin.email),
      header.getByRole('link', { name: 'Nueva Plantilla' }),
    ]) {
      await expect.soft(part, path).toBeVisible();
      const box = await part.boundingBox();
      expect.soft(box && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height < 240, path).toBe(true);
    }
  }
});

test.describe('Dashboard', () => {
  test('counts what there is, shows a period day by day, and says who did what', async ({ page }) => {
    const owner = await makeAccount('Nora Cifra');
    await publishCard(owner, 'Nora Cifra');
    // Figures less than a minute old are shown without counting again, and a job counts on its own schedule: they may be older than the
    // account.
    const updatedAt = Timestamp.fromMillis(Date.now() - 2 * 60_000);
    await server.db.doc('stats/totals').set({ updatedAt }, { merge: true });
    await openPanel(page, '/admin/dashboard', admin);
    const users = page.getByRole('region', { name: 'Usuarios', exact: true });
    const startedAt = Date.now();
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.getByText('Contado ahora.')).toBeVisible();
    // Other journeys make accounts meanwhile: what was counted is shown, whatever would be counted now.
    const counted = await server.db.doc('stats/totals').get();
    expect((counted.get('updatedAt') as Timestamp).toMillis()).toBeGreaterThanOrEqual(startedAt);
    const accounts = (counted.get('users') as number).toLocaleString('es');
    await expect(users.getByText(accounts, { exact: true }).first()).toBeVisible();
    await page.getByText('7 días', { exact: true }).click();
    await expect(page).toHaveURL(/dias=7/);
    await users.getByText('Ver como tabla').click();
    await expect(users.getByRole('row')).toHaveCount(8);
    await page.reload();
    await expect(page.getByRole('radio', { name: '7 días' })).toBeChecked();
    const activity = page.getByRole('region', { name: 'Actividad reciente' });
    await activity.scrollIntoViewIfNeeded();
    await expect(activity.getByRole('listitem').first()).toBeVisible();
    await activity.getByRole('link', { name: 'Ver el registro' }).click();
    await expect(page).toHaveURL(/\/admin\/audit$/);
  });

  test('reads without a network what it knew, and says that there is none', async ({
    page,
    context,
    pageErrors,
  }) => {
    await openPanel(page, '/admin/dashboard', admin);
    const activity = page.getByRole('region', { name: 'Actividad reciente' });
    await activity.scrollIntoViewIfNeeded();
    await expect(activity.getByRole('listitem').first()).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/sin conexión/i).first()).toBeVisible();
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /conexión|red/i })
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Error de conexión. Verifica tu internet.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Sin conexión\. Verás/)).toHaveCount(0);
    pageErrors.length = 0;
  });

  test('stays open when the network goes before the database’s code came, and follows log and permission later by itself', async ({
    page,
    context,
    pageErrors,
  }) => {
    const other = await makeAdmin();
    // The repositories are the only code that names this error.
    let cutOff = 0;
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if (cutOff < 0 || !(await response.text()).includes('"admins-unreadable",'))
        return route.fulfill({ response });
      cutOff += 1;
      await route.abort('internetdisconnected');
    });
    await openPanel(page, '/admin/dashboard', other);
    await expect(page.getByRole('region', { name: 'Usuarios', exact: true })).toBeVisible();
    await expect.poll(() => cutOff).toBeGreaterThan(0);
    const activity = page.getByRole('region', { name: 'Actividad reciente' });
    await activity.scrollIntoViewIfNeeded();
    await expect(activity.getByText('Error de conexión. Verifica tu internet.')).toBeVisible();
    cutOff = -1;
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(activity.getByRole('listitem').first()).toBeVisible();
    await dropAdmins(other.uid);
    await expect(page).toHaveURL(`${addresses.shell}/admin/login`);
    pageErrors.length = 0;
  });
});

test('Analítica shows cards and pages beside their tables, and saves the days as a file', async ({
  page,
}) => {
  await openPanel(page, '/admin/analytics?dias=30', admin);
  await expect(page.getByRole('heading', { name: 'Tarjetas más visitadas' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^uso-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const days = page.getByRole('button', { name: /^Ver los días de / }).first();
  await days.click();
  await expect(days).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: /^Visitas de / })).toBeVisible();

  const ofTemplates = page.getByRole('region', { name: 'Plantillas comparadas' });
  const choices = ofTemplates.getByRole('button', { name: /^Ver los días de / });
  for (const choice of [0, 1]) await choices.nth(choice).click();
  const chart = ofTemplates.getByRole('slider', { name: 'Plantillas aplicadas: día a día' });
  await expect(chart).toHaveAttribute('aria-valuetext', /\(hoy, hasta ahora\): .+ \d+, .+ \d+$/);
  await chart.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', /\d{4}: .+ \d+, .+ \d+$/);
});

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

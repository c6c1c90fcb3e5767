import { addresses } from '../../../../e2e/fixtures/addresses';
import { createCard, freshSlug, publish, saved } from '../../../../e2e/fixtures/owner-actions';
import { openAccount } from '../../../../e2e/fixtures/data/accounts';
import { storeSession } from '../../../../e2e/fixtures/session';
import { expect, fillSignIn, newPerson, openSignIn, test } from '../../../../e2e/fixtures/test';
import { breakHost, hostOf, mend, mendAll, type Fault } from '../faults';

test.afterEach(async ({ pageErrors }) => {
  await mendAll();
  // The browser's own lines about what failed.
  pageErrors.splice(0);
});

/** Words for each fault of a remote's site. */
const FAULTS: [kind: Fault, words: string][] = [
  ['down', 'is down'],
  ['error', 'answers with errors'],
  ['hangs', 'hangs'],
  ['half', 'has its entry and not its chunks'],
  ['html', 'answers scripts with a page'],
];

for (const [kind, words] of FAULTS) {
  test(`a remote’s site that ${words} costs its own screens, and comes back without a reload`, async ({
    page,
    owner,
  }) => {
    // Without a visit, which would leave the files in the browser's cache.
    await storeSession(page, owner);
    const site = hostOf(addresses.userApp);
    await breakHost(site, kind);
    await page.goto(`${addresses.shell}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Error loading Dashboard page' })).toBeVisible({
      timeout: 30_000,
    });
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
    // The other remote is as well as ever.
    const other = await page.context().newPage();
    await other.goto(`${addresses.shell}/admin/login`);
    await expect(other.getByLabel('Email')).toBeVisible();
    await mend(site);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Hola/ })).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
  });
}

test('while Auth is down the sign-in says so and keeps what was typed, and then works', async ({ page }) => {
  const person = newPerson();
  await openAccount(person);
  await openSignIn(page);
  await breakHost('identitytoolkit.googleapis.com', 'down');
  await fillSignIn(page, person);
  await expect(page.getByRole('alert')).toHaveText('Error de conexión. Verifica tu internet.');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(person.password);
  await mend('identitytoolkit.googleapis.com');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Hola/ })).toBeVisible({ timeout: 30_000 });
});

test('while Firestore is down the editor keeps what is typed, and stores it when it is back', async ({
  page,
  owner,
}) => {
  test.setTimeout(180_000);
  expect(owner.email).toContain('@');
  const slug = freshSlug('caida');
  await createCard(page, 'Trabajo', slug);
  await saved(page);
  await breakHost('firestore.googleapis.com', 'down');
  await page.getByLabel('Cargo').fill('Escrito durante la caída');
  await expect(
    page.getByRole('status').filter({ hasText: /^(Guardando|Sin conexión|No se ha)/ }),
  ).toBeVisible();
  await mend('firestore.googleapis.com');
  await expect(page.getByRole('status').filter({ hasText: /^Guardado/ })).toBeVisible({ timeout: 90_000 });
  await page.reload();
  await expect(page.getByLabel('Cargo')).toHaveValue('Escrito durante la caída');
});

test('while the functions are down a card isn’t published, which is said, and then it is', async ({
  page,
  owner,
}) => {
  test.setTimeout(180_000);
  expect(owner.email).toContain('@');
  const slug = freshSlug('funciones');
  await createCard(page, 'Trabajo', slug);
  await page.getByLabel('Nombre', { exact: true }).fill('Eva');
  await saved(page);
  await breakHost(hostOf(addresses.functions), 'down');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Error de conexión. Verifica tu internet.').first()).toBeVisible({
    timeout: 45_000,
  });
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Eva');
  await mend(hostOf(addresses.functions));
  await publish(page);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '../../fixtures/addresses';
import { createCard, freshSlug } from '../../fixtures/owner-actions';
import { makeAdmin } from '../../fixtures/panel';
import { server } from '../../fixtures/server';
import { ALONE, CORE } from '../../fixtures/tags';
import {
  ADMIN,
  ANA,
  expect,
  fillSignIn,
  forgiveRefusals,
  openPanel,
  signIn,
  test,
} from '../../fixtures/test';

const PANEL = [
  ...['dashboard', 'templates', 'creator', 'preview', 'sync'],
  ...['users', 'analytics', 'settings', 'audit', 'reports', 'alerts'],
];

test('S4.10 a forged flag shows a user nothing of the panel', CORE, async ({ page, owner, pageErrors }) => {
  expect(owner.email).toContain('@');
  for (const section of PANEL) {
    await page.evaluate(() => {
      localStorage.setItem('adminAuth', 'true');
      localStorage.setItem('admin_user', JSON.stringify({ id: 'x', email: 'x@x.es', role: 'admin' }));
      localStorage.setItem('admin_token', 'x.0');
    });
    await page.goto(`${addresses.shell}/admin/${section}`);
    await expect(page).toHaveURL(`${addresses.shell}/admin/login`);
    await expect(page.getByRole('heading', { name: 'Admin Tarjetero' })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('adminAuth'))).toBeNull();
  }
  // Requests that the page sends because of the flag are refused.
  forgiveRefusals(pageErrors, 403);
});

test(
  'S4.10 a flag forged with one’s own account is refused by the server',
  CORE,
  async ({ page, owner, pageErrors }) => {
    const uid = await server.uidOf(owner.email);
    await page.evaluate((id) => {
      localStorage.setItem('adminAuth', 'true');
      localStorage.setItem('admin_user', JSON.stringify({ id, role: 'admin' }));
      localStorage.setItem('admin_token', `${id}.0`);
    }, uid);
    await page.goto(`${addresses.shell}/admin/dashboard`);
    await expect(page).toHaveURL(`${addresses.shell}/admin/login`);
    expect(await page.evaluate(() => localStorage.getItem('adminAuth'))).toBeNull();
    forgiveRefusals(pageErrors, 403);
  },
);

test('an administrator who is removed while at work is out at once', CORE, async ({ page }) => {
  const person = await makeAdmin();
  await openPanel(page, '/admin/dashboard', person);
  await expect(page.getByText(`Has entrado como ${person.email}.`)).toBeVisible();
  await server.db.doc(`admins/${person.uid}`).delete();
  await expect(page).toHaveURL(`${addresses.shell}/admin/login`);
  await expect(page.getByText('Tu cuenta ya no administra el producto')).toBeVisible();
});

test('two accounts in one browser: the second gets nothing of the first’s', async ({ page }) => {
  await openPanel(page);

  // Somebody else signs in with the flag still there, as a tab that was left open would have it.
  const keys = await page.evaluate(() => ({ ...localStorage }));
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(`${addresses.shell}/admin/login`);
  await signIn(page, ANA);
  await page.evaluate((stored) => {
    for (const key of ['adminAuth', 'admin_user', 'admin_token'])
      localStorage.setItem(key, String(stored[key]));
  }, keys);
  await page.goto(`${addresses.shell}/admin/users`);
  await expect(page).toHaveURL(`${addresses.shell}/admin/login`);
  await page.goto(`${addresses.shell}/dashboard/tarjetas`);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a stolen card id shows nothing and writes nothing', CORE, async ({ page, owner }) => {
  expect(owner.email).toContain('@');
  const card = (await server.db.collection('cards').where('slug', '==', 'ana-garcia').get()).docs[0]!;
  for (const path of [`/cards/edit/${card.id}`, '/tarjeta/edit/ana-garcia']) {
    await page.goto(addresses.shell + path);
    await expect(page.getByRole('heading', { name: 'Esta tarjeta no existe' })).toBeVisible();
    await expect(page.getByLabel('Cargo')).toHaveCount(0);
  }
  const after = await card.ref.get();
  expect(after.updateTime?.isEqual(card.updateTime)).toBe(true);
});

test(
  'a tab whose session ends elsewhere shows the sign-in and writes nothing more',
  CORE,
  async ({ page, context, owner }) => {
    expect(owner.email).toContain('@');
    const slug = freshSlug('pestana');
    // The editor refreshes its session soon after it opens: here the answer comes just after the sign-out.
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const refreshing = page.waitForRequest(/securetoken/);
    await page.route(/securetoken/, async (route) => {
      await answered;
      await route.continue();
    });
    await createCard(page, 'Trabajo', slug);
    const other = await context.newPage();
    await other.goto(`${addresses.shell}/dashboard`);
    await refreshing;
    await other.getByRole('button', { name: 'Cerrar Sesión' }).first().click();
    await expect(other).toHaveURL(/\/login/);
    answer();
    await expect(page).toHaveURL(/\/login/);
    await expect(other).toHaveURL(/\/login/);
    await expect(page.getByLabel('Cargo')).toHaveCount(0);
    await page.goto(`${addresses.shell}/tarjeta/edit/${slug}`);
    await expect(page).toHaveURL(/\/login/);
  },
);

test(
  'S6.14 rules that refuse the list of administrators are told as what they are',
  ALONE,
  async ({ page, pageErrors }) => {
    const useRules = async (content: string) => {
      const response = await fetch(
        `${addresses.firestore}/emulator/v1/projects/demo-tarjetero:securityRules`,
        {
          method: 'PUT',
          body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
        },
      );
      expect(response.status).toBe(200);
    };
    const rules = readFileSync(join(__dirname, '../../../firestore.rules'), 'utf8');
    await useRules(rules.replace('match /admins/{uid} {', 'match /others/{uid} {'));
    try {
      await page.goto(`${addresses.shell}/admin/login`);
      await fillSignIn(page, ADMIN);
      await expect(page.getByRole('alert').first()).toHaveText(
        'Permisos insuficientes para leer admins. Despliega reglas de Firestore.',
      );
    } finally {
      await useRules(rules);
    }
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(`${addresses.shell}/admin/dashboard`);
    pageErrors.length = 0;
  },
);

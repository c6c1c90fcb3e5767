import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowserSecrets, secretsIn } from '../checks/browser-secrets.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(root, 'site/assets'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ['a secret key of Stripe', `const key="sk_${'live'}_51Habc"`],
  ['a secret key of Stripe', `rk_${'test'}_51Habc`],
  ['a webhook secret of Stripe', 'x="whsec_abcd1234"'],
  ['the name of a secret', 'process.env.STRIPE_SECRET_KEY'],
  ['Stripe’s library', 'host:"api.stripe.com",'],
])('secretsIn finds %s', (name, text) => {
  expect(secretsIn(text)).toEqual([name]);
});

it('secretsIn ignores the screens’ texts about Stripe', () => {
  const text = 'https://buy.stripe.com/test_1 https://dashboard.stripe.com stripe-down task_test_1 sk_';
  expect(secretsIn(text)).toEqual([]);
});

it('findBrowserSecrets names the file in any folder and counts the files read', () => {
  writeFileSync(join(root, 'site/index.html'), '<p>hola</p>');
  writeFileSync(join(root, 'site/assets/a.js.map'), 'whsec_abcd1234');
  writeFileSync(join(root, 'site/photo.png'), 'whsec_abcd1234');
  expect(findBrowserSecrets({ root, folders: ['site'] })).toEqual({
    files: 2,
    found: ['site/assets/a.js.map holds a webhook secret of Stripe'],
  });
});

import type { Page } from '@playwright/test';
import { addresses } from '../../../e2e/fixtures/addresses';
import { makeBookableCard } from '../../../e2e/fixtures/data/bookable-card';
import { expect, openCardInShell, signIn, type Person } from '../../../e2e/fixtures/test';
import type { Remote } from './releases';

/** Opens each remote in the shell, and a second screen of it. */
export const OPENED: Record<Remote, (page: Page, owner: Person) => Promise<void>> = {
  'user-app': async (page, owner) => {
    await signIn(page, owner);
    await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Tarjetas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tarjetas' })).toBeVisible();
  },
  'admin-app': async (page) => {
    await page.goto(`${addresses.shell}/admin/login`);
    await expect(page.getByLabel('Email')).toBeVisible();
  },
  'public-card': async (page) => {
    const card = await makeBookableCard();
    await openCardInShell(page, card.slug);
    await expect(page.getByRole('heading', { level: 1, name: 'Olga Citas' })).toBeVisible();
  },
};

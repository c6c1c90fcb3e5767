import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { freshSlug, publish, saved, typeAddress } from '../../fixtures/owner-actions';
import { expect, fillSignIn, newPerson, register, SIGN_IN_MS, test } from '../../fixtures/test';

/** Fills this site's storage quota to the last bytes. */
async function fill(): Promise<void> {
  const sizes = [1 << 20, 1 << 16, 1 << 12, 1 << 8];
  let count = 0;
  for (const size of sizes) {
    try {
      for (;;) localStorage.setItem(`junk${count++}`, 'x'.repeat(size));
    } catch {
      // Nothing of this size fits any more.
    }
  }
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('junk');
    opening.onupgradeneeded = () => opening.result.createObjectStore('junk', { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('No database'));
  });
  const fits = (size: number) =>
    new Promise<boolean>((resolve) => {
      const writing = database.transaction('junk', 'readwrite');
      writing.oncomplete = () => resolve(true);
      writing.onabort = () => resolve(false);
      writing.objectStore('junk').put(new Blob([new Uint8Array(size)]));
    });
  for (const size of sizes) while (await fits(size));
}

/** Fills local storage to the last characters, and frees as many as are to be left. */
function fillLocalStorage(left: number): void {
  localStorage.setItem('spare', 'x'.repeat(left));
  for (let size = 1 << 20, count = 0; size >= 1; size >>= 1) {
    try {
      for (;;) localStorage.setItem(`junk${count++}`, 'x'.repeat(size));
    } catch {
      // Nothing of this size fits any more.
    }
  }
  localStorage.removeItem('spare');
}

/** Browsers that store less than others, and the app's messages there. */
const BROWSERS: {
  name: string;
  make: (page: Page) => Promise<unknown>;
  keepsSession: boolean;
  told: RegExp;
}[] = [
  {
    name: 'has no IndexedDB',
    make: (page) =>
      page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined })),
    keepsSession: true,
    told: /Este navegador no guarda datos/,
  },
  {
    name: 'refuses cookies and all other storage',
    make: (page) =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'caches'])
          Object.defineProperty(window, name, { get: refuse });
        IDBFactory.prototype.open = refuse;
        Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
        ServiceWorkerContainer.prototype.register = () =>
          Promise.reject(new DOMException('Denied', 'SecurityError'));
      }),
    keepsSession: false,
    told: /Permite las cookies de este sitio/,
  },
  {
    name: 'is full',
    make: async (page) => {
      const devtools = await page.context().newCDPSession(page);
      const allow = (quotaSize: number) =>
        devtools.send('Storage.overrideQuotaForOrigin', { origin: addresses.shell, quotaSize });
      await allow(2_000_000);
      // A page of the same site without the app.
      await page.goto(`${addresses.shell}/manifest.webmanifest`);
      await page.evaluate(fill);
      // The browser may free a little later on, when it cleans up after what it refused.
      await allow(500_000);
    },
    keepsSession: false,
    told: /no le queda espacio/,
  },
  ...[0, 120].map((left) => ({
    name: `has room for ${left} characters in local storage`,
    make: async (page: Page) => {
      await page.goto(`${addresses.shell}/manifest.webmanifest`);
      await page.evaluate(fillLocalStorage, left);
    },
    keepsSession: false,
    told: /no le queda espacio/,
  })),
  {
    name: 'has an IndexedDB that never answers',
    make: (page) =>
      page.addInitScript(() => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
        // Five times as fast as the real ones.
        const { timeout } = AbortSignal;
        AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 5);
      }),
    keepsSession: true,
    told: /Este navegador no guarda datos/,
  },
];

for (const browser of BROWSERS) {
  test(`a browser that ${browser.name} still signs in, edits and publishes, and its owner reads what it can’t do`, async ({
    page,
    pageErrors,
  }) => {
    test.setTimeout(120_000);
    const person = newPerson();
    const slug = freshSlug('sin-datos');
    await browser.make(page);
    await register(page, person);
    await expect(page.getByText(browser.told)).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(page).toHaveURL(/\/login/);
    await fillSignIn(page, person);
    const soon = { timeout: SIGN_IN_MS };
    await expect(page).toHaveURL(/\/dashboard/, soon);
    await expect(page.getByText(browser.told)).toBeVisible(soon);

    await page.getByRole('link', { name: 'Tarjetas' }).first().click();
    await page.getByRole('button', { name: 'Nueva tarjeta' }).first().click();
    await page.getByRole('button', { name: 'Empezar en blanco' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre de la tarjeta').fill('Trabajo');
    await typeAddress(dialog, slug);
    await dialog.getByRole('button', { name: 'Crear' }).click();
    await page.getByLabel('Nombre', { exact: true }).fill('Eva Prueba');
    await page.getByLabel('Cargo').fill('Sin memoria');
    await saved(page);
    await publish(page);
    const card = await page.context().newPage();
    await card.goto(`${addresses.publicCard}/c/${slug}`);
    await expect(card.getByText('Sin memoria')).toBeVisible();
    await card.close();

    await page.reload();
    if (browser.keepsSession) await expect(page.getByLabel('Cargo')).toHaveValue('Sin memoria');
    else await expect(page).toHaveURL(/\/login/);
    expect(pageErrors.splice(0)).toEqual([]);
  });
}

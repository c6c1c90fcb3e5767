import { addresses } from '../../fixtures/addresses';
import { collected, forgetCollected } from '../../fixtures/collector';
import { agreeToStatistics, createCard, freshSlug } from '../../fixtures/owner-actions';
import { photoFile } from '../../fixtures/data/photo';
import { CORE_ALONE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';

/**
 * Reports whether an error comes from the journeys’ own recorder, which fetches pictures that the page's policy
 * forbids.
 */
const isRecorder = (line: string) => line.includes('blob:');

test(
  'S7.06 files go across origins without credentials, functions run in us-central1, and analytics hears of events',
  CORE_ALONE,
  async ({ page, owner, context, pageErrors }) => {
    test.setTimeout(150_000);
    await forgetCollected();
    // Cookies know no ports: one of the product's own would go along wherever credentials are sent.
    await context.addCookies([{ name: 'planted', value: 'S3cr3t', url: addresses.storage }]);
    const calls: string[] = [];
    const files: { method: string; mode: string | undefined; cookie: string | undefined }[] = [];
    page.on('request', async (request) => {
      const url = new URL(request.url());
      if (url.origin === addresses.functions && request.method() === 'POST') calls.push(url.pathname);
      if (url.origin !== addresses.storage || request.method() === 'OPTIONS') return;
      const headers = await request.allHeaders();
      files.push({ method: request.method(), mode: headers['sec-fetch-mode'], cookie: headers['cookie'] });
    });

    await createCard(page, 'Trabajo', freshSlug('servicios'));
    expect(calls).toContain('/demo-tarjetero/us-central1/api/createCard');

    await page.goto(`${addresses.shell}/dashboard/profile`);
    await page.getByLabel('Foto').setInputFiles(await photoFile());
    await page.getByRole('dialog').getByRole('button', { name: 'Usar imagen' }).click();
    await expect(page.getByRole('img', { name: 'Tu foto' })).toBeVisible();
    await expect.poll(() => files.some(({ method }) => method === 'POST')).toBe(true);
    expect(new Set(files.map(({ mode }) => mode))).toEqual(new Set(['cors']));
    expect(files.filter(({ cookie }) => cookie !== undefined)).toEqual([]);

    await agreeToStatistics(page);
    await page.reload();
    await expect.poll(() => collected('analytics'), { timeout: 45_000 }).not.toEqual([]);
    expect(JSON.stringify(await collected('analytics'))).not.toContain(owner.email);
    expect(pageErrors.splice(0).every(isRecorder)).toBe(true);
  },
);

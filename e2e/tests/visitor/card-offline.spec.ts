import { addresses } from '../../fixtures/addresses';
import { forgiveOfflineNoise } from '../../fixtures/service-worker';
import { expect, test } from '../../fixtures/test';

const CARD = `${addresses.publicCard}/c/ana-garcia`;

test('a card that was seen once opens again without a network', async ({ page, context, pageErrors }) => {
  await page.goto(CARD);
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url))?.status, CARD), { timeout: 20_000 })
    .toBe(200);
  await context.setOffline(true);
  const again = await page.goto(`${CARD}?utm_source=qr`);
  expect(again!.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: 'Ana García' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Ana/ }).first()).toHaveJSProperty('complete', true);
  forgiveOfflineNoise(pageErrors);
});

import type { Page } from '@playwright/test';
import { makeAgenda, openAgenda } from '../../fixtures/agenda';
import { expect, test } from '../../fixtures/test';

/** Height by which the page moves, in CSS pixels. */
const MOVED_BY = 60;

/** Moves the page's content down, as something above that has come late does. */
const moveDown = (page: Page) =>
  page.getByRole('main').evaluate((main, height) => {
    main.prepend(Object.assign(document.createElement('div'), { style: `height:${height}px` }));
  }, MOVED_BY);

/** Returns the middle of a button, in CSS pixels. */
async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

for (const pointer of ['a mouse', 'a finger'] as const) {
  test.describe(`with ${pointer}`, () => {
    test.use(
      pointer === 'a finger' ? { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } : {},
    );

    test('a button that moves away in the middle of a press is pressed, and nothing else is', async ({
      page,
      owner,
    }) => {
      await makeAgenda(owner);
      await openAgenda(page, '?vista=lista');
      await expect(page.getByText('No hay reservas')).toBeVisible();
      const at = await middleOf(page, 'Nueva reserva');
      if (pointer === 'a mouse') {
        await page.mouse.move(at.x, at.y);
        await page.mouse.down();
        await moveDown(page);
        await page.mouse.up();
      } else {
        const session = await page.context().newCDPSession(page);
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
        await moveDown(page);
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      }
      await expect(page.getByRole('dialog', { name: 'Nueva reserva' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });
  });
}

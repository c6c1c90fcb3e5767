import type { CardLink } from 'shared-lib/model';
import { aLink } from 'shared-lib/testing';
import { addresses } from '../../fixtures/addresses';
import { expectNoViolations } from '../../fixtures/looks/axe';
import { MARKUP_ESCAPES, STYLE_ESCAPES } from '../../fixtures/looks/escapes';
import { server } from '../../fixtures/server';
import { publishTemplated, type Applied } from '../../fixtures/data/templated-card';
import { startListener } from '../../fixtures/template-sandbox';
import { CORE } from '../../fixtures/tags';
import { expect, openCardInShell, test } from '../../fixtures/test';

const anchor = (url: string, title: string, rest = '') =>
  `<a class="boton" href="${url}">${title}</a>${rest}`;
const linkOf = (index: number, values: Partial<CardLink> = {}) =>
  aLink({ id: `e${index}`, title: `Enlace ${index}`, url: `https://enlace.example/${index}`, ...values });

const PROFILE: Applied = {
  section: 'profile',
  css: '.portada{display:grid;gap:8px;padding:24px;border-radius:20px;background:var(--tj-fill);color:var(--tj-on-fill)} h1{font-size:28px}',
  markup: {
    profile:
      '<header class="portada"><h1>Ana García</h1><p style="letter-spacing:2px">Arquitecta</p><p>Casas que envejecen bien.</p></header>',
  },
};

function linksOf(links: readonly CardLink[]): Applied {
  return {
    section: 'links',
    css: '.boton{display:block;padding:14px 18px;border-radius:999px;background:var(--tj-tint);color:var(--tj-ink);text-decoration:none}',
    markup: Object.fromEntries(links.map(({ id, url, title }) => [id, anchor(url, title)])),
  };
}

test.describe('on a phone, without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('a visitor sees what the templates drew, with the page’s first answer', CORE, async ({ page }) => {
    const links = [1, 2, 3].map((index) => linkOf(index));
    const { slug } = await publishTemplated({ links }, [PROFILE, linksOf(links)]);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${addresses.publicCard}/c/${slug}`);
    const name = page.getByRole('heading', { level: 1 });
    await expect(name).toHaveText('Ana García');
    await expect(name).toHaveCSS('font-size', '28px');
    await expect(page.getByText('Arquitecta')).toHaveCSS('letter-spacing', '2px');
    const last = page.getByRole('link', { name: 'Enlace 3' });
    await expect(last).toHaveAttribute('href', 'https://enlace.example/3');
    await expect(last).toHaveCSS('border-radius', '999px');
    await expect(page.getByRole('list', { name: 'Enlaces' }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Guardar contacto' })).toBeVisible();
    expect(requests.filter((url) => !/\/c\/|favicon/.test(url))).toEqual([]);
  });
});

test.describe('the colours of a card', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`reach its templates, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      const links = [linkOf(1)];
      const { slug } = await publishTemplated({ links }, [PROFILE, linksOf(links)]);
      await page.goto(`${addresses.publicCard}/c/${slug}`);
      const ink = { light: 'rgb(19, 32, 58)', dark: 'rgb(238, 241, 247)' }[scheme];
      await expect(page.getByRole('link', { name: 'Enlace 1' })).toHaveCSS('color', ink);
      await expectNoViolations(page, `a card, ${scheme}`);
    });
  }
});

test('what a template doesn’t draw well has the card’s own look, never a blank', async ({ page }) => {
  const links = [1, 2, 3, 4].map((index) => linkOf(index));
  const { slug } = await publishTemplated({ links }, [
    { section: 'profile', css: '', markup: { profile: '<h1>Otra persona</h1>' } },
    {
      section: 'links',
      css: '.boton{color:red}',
      markup: { e1: anchor('https://enlace.example/1', 'Uno'), e2: '<p>Sin enlace</p>', e4: '' },
    },
  ]);
  await page.goto(`${addresses.publicCard}/c/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana García');
  await expect(page.locator('.tj-head')).toBeVisible();
  const names = ['Uno', 'Enlace 2', 'Enlace 3', 'Enlace 4'];
  const tops: number[] = [];
  for (const name of names) {
    const link = page.getByRole('list', { name: 'Enlaces' }).getByRole('link', { name });
    await expect(link).toBeVisible();
    tops.push((await link.boundingBox())!.y);
  }
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await expect(page.getByText('Sin enlace')).toHaveCount(0);
});

test('a page without a heading of the template’s own still has the name as its first', async ({ page }) => {
  const { slug } = await publishTemplated({}, [
    { section: 'profile', css: '', markup: { profile: '<p>Hola, soy Ana García</p>' } },
  ]);
  await page.goto(`${addresses.publicCard}/c/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ana García' })).toHaveCount(1);
  await expect(page.getByText('Hola, soy Ana García')).toBeVisible();
});

test('a link that appears while a card is open is rendered by its template too', async ({ page }) => {
  await page.clock.install();
  // Within the time for which caches store the page, so that it is in the markup.
  const soon = new Date(Date.now() + 120_000).toISOString();
  const links = [linkOf(1), linkOf(2, { from: soon }), linkOf(3)];
  const { slug } = await publishTemplated({ links }, [PROFILE, linksOf(links)]);
  await page.goto(`${addresses.publicCard}/c/${slug}`);
  const shown = page.getByRole('list', { name: 'Enlaces' }).getByRole('link');
  await expect(shown).toHaveText(['Enlace 1', 'Enlace 3']);
  // Alive once its tools answer.
  const code = page.getByRole('button', { name: 'Código QR' });
  await code.or(page.getByRole('link', { name: 'Código QR' })).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '28px');
  await page.clock.fastForward(121_000);
  await expect(shown).toHaveText(['Enlace 1', 'Enlace 2', 'Enlace 3']);
  for (const link of await shown.all()) await expect(link).toHaveCSS('border-radius', '999px');
});

test('the shell shows a templated card by itself when the card’s server is away', async ({ page }) => {
  const links = [1, 2].map((index) => linkOf(index));
  const { slug } = await publishTemplated({ links }, [PROFILE, linksOf(links)]);
  await openCardInShell(page, slug);
  await expect(page.getByRole('heading', { level: 1, name: 'Ana García' })).toHaveCSS('font-size', '28px');
  await expect(page.getByRole('link', { name: 'Enlace 2' })).toHaveCSS('border-radius', '999px');
});

test('hostile markup on a published card does nothing', CORE, async ({ page }) => {
  const listener = await startListener();
  const links = MARKUP_ESCAPES.map((_, index) => linkOf(index));
  const escape = (index: number) => MARKUP_ESCAPES[index]!.replaceAll('SERVER', listener.origin);
  const { slug } = await publishTemplated({ links }, [
    {
      section: 'links',
      css: '.boton{color:inherit}',
      markup: Object.fromEntries(
        links.map(({ id, url, title }, index) => [id, anchor(url, title, escape(index))]),
      ),
    },
  ]);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== addresses.publicCard) foreign.push(request.url());
  });
  page.on('dialog', (dialog) => foreign.push(dialog.message()));
  await page.goto(`${addresses.publicCard}/c/${slug}`);
  for (const link of links) {
    await expect(page.getByRole('link', { name: link.title, exact: true })).toHaveAttribute('href', link.url);
  }
  const found = await page.evaluate(() => {
    const roots = [...document.querySelectorAll('.tj-host')].map((host) => host.shadowRoot!);
    const all = roots.flatMap((root) => [...root.querySelectorAll('*')]);
    return {
      roots: roots.length,
      names: [...new Set(all.map((element) => element.localName))].sort(),
      // The list around a template's links is the card's own, and names each of them.
      attributes: [
        ...new Set(
          all
            .filter((element) => !element.matches('.tj-items, .tj-items > li'))
            .flatMap((element) => element.getAttributeNames()),
        ),
      ].sort(),
      free: 'libre' in globalThis,
    };
  });
  expect(found.roots).toBeGreaterThan(0);
  expect(found.free).toBe(false);
  expect(
    found.names.filter(
      (name) => !['a', 'div', 'li', 'p', 'rect', 'span', 'style', 'svg', 'text', 'ul', 'img'].includes(name),
    ),
  ).toEqual([]);
  expect(
    found.attributes.filter(
      (name) =>
        !['class', 'href', 'rel', 'role', 'aria-label', 'title', 'width', 'height', 'x'].includes(name),
    ),
  ).toEqual([]);
  // Nothing covers the card's own controls.
  await page.getByRole('link', { name: 'Guardar contacto' }).click({ trial: true });
  await page.getByRole('button', { name: 'Compartir' }).click({ trial: true });
  expect(page.url()).toBe(`${addresses.publicCard}/c/${slug}`);
  expect(foreign).toEqual([]);
  expect(listener.heard).toEqual([]);
  await listener.close();
});

test('a hostile style never reaches a published card', async ({ page }) => {
  const listener = await startListener();
  const links = STYLE_ESCAPES.map((_, index) => linkOf(index));
  const { slug } = await publishTemplated(
    { links },
    links.map(({ id, url, title }, index) => ({
      section: 'links' as const,
      item: id,
      css: STYLE_ESCAPES[index]!.replaceAll('SERVER', listener.origin),
      markup: { [id]: anchor(url, `Dibujado ${title}`) },
    })),
  );
  await page.goto(`${addresses.publicCard}/c/${slug}`);
  await expect(page.getByRole('list', { name: 'Enlaces' }).getByRole('link')).toHaveText(
    links.map(({ title }) => title),
  );
  expect(await page.content()).not.toContain(listener.origin);
  expect(listener.heard).toEqual([]);
  await listener.close();
});

test('were the checks to fail, the page’s policy and the containment outside the root would still hold', async ({
  page,
  pageErrors,
}) => {
  const listener = await startListener();
  const { slug } = await publishTemplated({ links: [linkOf(1)] }, [PROFILE]);
  const cover =
    'position:fixed!important;inset:-1000px!important;z-index:2147483647!important;background:red!important';
  await server.db.doc(`publicCards/${slug}`).update({
    templates: {
      styles: [
        `:host{${cover};contain:none!important;display:block!important;overflow:visible!important}.tapa{${cover}}p{background:url(${listener.origin}/css)}`,
      ],
      profile: {
        html: `<h1>Ana García</h1><div class="tapa">tapa</div><p>x</p><img src="${listener.origin}/img"><script>globalThis.libre = 1</script>`,
        style: 0,
      },
      links: {},
    },
  });
  await page.goto(`${addresses.publicCard}/c/${slug}?v=2`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Guardar contacto' }).click({ trial: true });
  await page.getByRole('button', { name: 'Compartir' }).click({ trial: true });
  expect(await page.evaluate(() => 'libre' in globalThis)).toBe(false);
  expect(listener.heard).toEqual([]);
  expect(pageErrors.splice(0).join()).toContain('Content Security Policy');
  await listener.close();
});

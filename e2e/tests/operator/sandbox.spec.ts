import type { Page } from '@playwright/test';
import type { DrawJob } from 'shared-lib/templates';
import { addresses } from '../../fixtures/addresses';
import { CODE_ESCAPES, FLOODS } from '../../fixtures/looks/escapes';
import {
  changePreview,
  drawIn,
  drawnIn,
  openPreview,
  openSandbox,
  startListener,
  type Listener,
} from '../../fixtures/template-sandbox';
import { expect, test } from '../../fixtures/test';

const CONTEXT = { slug: 'ana', name: 'Ana', urls: [], pictures: [], linkUrls: {} };

/** Returns the job of a profile template with this code. */
function jobOf(code: string, css = '', props: object = { name: 'Ana' }): DrawJob {
  return {
    section: 'profile',
    code,
    css,
    items: [{ key: 'profile', props: { ...props } }],
    context: CONTEXT,
  };
}

const component = (body: string) => `exports.default = function Plantilla(props) { ${body} };`;

/** Returns a component that runs some code and renders its result. */
const attempt = (code: string) =>
  component(
    `let result; try { result = (function () { ${code} })() } catch (error) { result = 'preso: ' + error } ` +
      `return React.createElement('h1', null, props.name, ' ', String(result));`,
  );

test.describe('a hostile template', () => {
  let page: Page;
  let listener: Listener;

  test.beforeAll(async ({ browser }) => {
    listener = await startListener();
    page = await browser.newPage();
    await openSandbox(page);
  });
  test.afterAll(async () => {
    await page.close();
    await listener.close();
  });

  for (const [name, code] of CODE_ESCAPES) {
    test(`doesn’t get out when it ${name}`, async () => {
      const here = page.url();
      const job = jobOf(attempt(code.replaceAll('SERVER', listener.origin)));
      const answers: string[] = [];
      // On a busy machine a template may be stopped before it has tried.
      await expect
        .poll(async () => {
          const outcome = await drawIn(page, job);
          const said = 'drawn' in outcome ? outcome.drawn.html : outcome.failed.message;
          answers.push(said);
          return 'drawn' in outcome ? said : outcome.failed.code;
        })
        .toMatch(/preso|template-throws/);
      expect(answers.join()).not.toContain('libre');
      expect(page.url()).toBe(here);
      expect(page.frames()).toHaveLength(2);
      expect(listener.heard).toEqual([]);
    });
  }

  for (const [name, body, code] of FLOODS) {
    test(`is stopped when it ${name}`, async () => {
      const outcome = await (code.includes('timeout') ? drawIn : drawnIn)(page, jobOf(component(body)));
      expect('failed' in outcome && outcome.failed.code).toMatch(new RegExp(`^(?:${code})$`));
      // The next one is rendered as if nothing had happened.
      const next = await drawnIn(
        page,
        jobOf(component(`return React.createElement('h1', null, props.name)`)),
      );
      expect(next).toMatchObject({ drawn: { html: '<h1>Ana</h1>' } });
    });
  }

  for (const path of ['/probe.js', '/assets/probe.js', '/favicon.svg?probe', '/c/ana-garcia?probe']) {
    test(`loads nothing as a module of the card’s own site, such as ${path}`, async () => {
      const answered: string[] = [];
      page.context().on('response', (response) => answered.push(response.url()));
      const address = addresses.publicCard + path;
      const code = `import('${address}').then(() => { globalThis.libre = 1 }, () => {}); return 'preso ' + globalThis.libre`;
      await drawIn(page, jobOf(attempt(code)));
      // By the time that a second template is rendered an answer would have come.
      await fetch(address);
      const next = await drawIn(page, jobOf(attempt(`import('${address}'); return 'preso'`)));
      expect(next).toMatchObject({ drawn: { html: expect.stringContaining('preso') } });
      await page.waitForTimeout(500);
      expect(answered.filter((url) => url.includes('probe'))).toEqual([]);
    });
  }

  test('is heard by nobody, though the listener hears', async () => {
    expect(listener.heard).toEqual([]);
    await fetch(`${listener.origin}/control`);
    expect(listener.heard).toEqual(['GET /control']);
  });

  test('leaves nothing behind for the next one', async () => {
    await drawnIn(page, jobOf(component(`globalThis.secret = props.name; return props.name`)));
    const next = await drawnIn(page, jobOf(component(`return 'Ana ' + typeof globalThis.secret`)));
    expect(next).toMatchObject({ drawn: { html: 'Ana undefined' } });
  });

  test('can’t answer in another’s place: a value is shown as text, whatever it says', async () => {
    const name = '</h1></style></template><script>globalThis.libre = 1</script>{{7*7}}${1}';
    const outcome = await drawnIn(
      page,
      jobOf(component(`return React.createElement('p', null, 'Ana', props.name)`), '', { name }),
    );
    expect('drawn' in outcome && outcome.drawn.html).toBe(
      '<p>Ana&lt;/h1&gt;&lt;/style&gt;&lt;/template&gt;&lt;script&gt;globalThis.libre = 1&lt;/script&gt;{{7*7}}${1}</p>',
    );
  });

  test('learns the line where it failed', async () => {
    const code = component(`\n\n  return props.no.existe;\n`);
    expect(await drawnIn(page, jobOf(code))).toMatchObject({
      failed: { code: 'template-throws', message: expect.stringContaining('TypeError'), line: 3 },
    });
    expect(await drawnIn(page, jobOf(code, 'a {}\na { position: fixed }'))).toMatchObject({
      failed: { code: 'template-css', line: 2 },
    });
  });
});

test('many drawings together may not outgrow what a card can hold', async ({ page }) => {
  await openSandbox(page);
  const job = jobOf(component(`return 'x'.repeat(30_000)`));
  const items = Array.from({ length: 8 }, (_, index) => ({ key: `e${index}`, props: {} }));
  expect(await drawnIn(page, { ...job, items })).toMatchObject({ failed: { code: 'template-too-large' } });
});

test('a template names its parts as it likes, and has the product’s icons', async ({ page }) => {
  await openSandbox(page);
  const own =
    `const Icon = () => 'Ana'; function React2() {} ` +
    component(`return require('react').createElement(Icon)`);
  expect(await drawnIn(page, jobOf(own))).toMatchObject({ drawn: { markup: { profile: 'Ana' } } });
  const icon = component(
    `return React.createElement('h1', null, props.name, React.createElement(Icon, { url: 'https://github.com/ana' }))`,
  );
  expect(await drawnIn(page, jobOf(icon))).toMatchObject({
    drawn: { parts: { profile: expect.stringMatching(/^<h1>Ana<svg class="tj-icon" .*<path d="M9 19c/) } },
  });
});

test('messages without the nonce, or from another frame, are nobody’s', async ({ page }) => {
  await openSandbox(page);
  const code = component(`return React.createElement('h1', null, props.name)`);
  expect(await drawnIn(page, jobOf(code))).toHaveProperty('drawn');
  // Forged answers while a slow template is being rendered: by the page itself, and by a second sandbox with another nonce.
  await page.evaluate(() => {
    const forge = (id: number) => {
      const drawing = { markup: {}, parts: {}, html: 'libre', css: '', removed: [] };
      postMessage({ nonce: 'x', say: 'drawn', id, drawing }, '*');
      postMessage({ say: 'drawn', id, drawing }, '*');
    };
    setTimeout(() => [1, 2, 3, 4].forEach(forge), 100);
  });
  const slow = component(
    `for (const end = Date.now() + 400; Date.now() < end; ); return React.createElement('h1', null, props.name)`,
  );
  expect(await drawnIn(page, jobOf(slow))).toMatchObject({ drawn: { html: '<h1>Ana</h1>' } });
  // A question with a wrong nonce has no answer: the right one after it is the first that is heard.
  const received = await page.evaluate(async (job) => {
    const said: unknown[] = [];
    addEventListener('message', ({ data }) => said.push((data as { id?: number }).id));
    const { contentWindow } = document.querySelector('iframe')!;
    contentWindow!.postMessage({ nonce: 'otro', id: 99, ask: 'draw', job, look: null }, '*');
    contentWindow!.postMessage({ id: 98, ask: 'draw', job, look: null }, '*');
    const { sandbox } = globalThis as unknown as { sandbox: { render(job: unknown): Promise<unknown> } };
    await sandbox.render(job);
    return said;
  }, jobOf(code));
  expect(received).not.toContain(99);
  expect(received).not.toContain(98);
});

test('a frame that stops answering is replaced, and what waits is shown', async ({ page }) => {
  await openSandbox(page);
  const code = component(`return React.createElement('h1', null, props.name)`);
  expect(await drawnIn(page, jobOf(code))).toHaveProperty('drawn');
  // The frame as a broken one would be: there, and silent.
  const silent = page.frames()[1]!;
  await silent
    .evaluate(() => {
      addEventListener('message', (event) => event.stopImmediatePropagation(), true);
      Object.defineProperty(parent, 'postMessage', { value: () => undefined });
    })
    .catch(() => undefined);
  await page.evaluate(() => document.querySelector('iframe')!.setAttribute('src', 'about:blank'));
  expect(await drawIn(page, jobOf(code))).toMatchObject({ failed: { code: 'template-sandbox-gone' } });
  expect(await drawnIn(page, jobOf(code))).toMatchObject({ drawn: { html: '<h1>Ana</h1>' } });
});

test('the sandbox’s page has no origin, no network, and only the product’s apps around it', async ({
  page,
}) => {
  const { headers } = await fetch(`${addresses.publicCard}/sandbox.html`);
  const policy = headers.get('content-security-policy') ?? '';
  for (const rule of [
    'sandbox allow-scripts;',
    "default-src 'none'",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${addresses.shell} ${addresses.userApp} ${addresses.adminApp};`,
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toContain('unsafe-eval');
  expect(headers.get('origin-agent-cluster')).toBe('?1');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  for (const origin of [addresses.shell, addresses.userApp, addresses.adminApp]) {
    const answer = await fetch(origin);
    expect(answer.headers.get('content-security-policy')).toContain(
      `frame-src ${addresses.publicCard}/sandbox.html`,
    );
  }
  // Opened by itself it is just as powerless.
  await page.goto(`${addresses.publicCard}/sandbox.html`);
  expect(await page.evaluate(() => origin)).toBe('null');
});

test('the frame can’t take itself elsewhere, nor show another page of its site', async ({
  page,
  pageErrors,
}) => {
  await openSandbox(page);
  const listener = await startListener();
  for (const url of [`${listener.origin}/frame`, `${addresses.publicCard}/c/ana-garcia`]) {
    await page.evaluate((target) => {
      const frame = document.createElement('iframe');
      frame.src = target;
      document.body.append(frame);
    }, url);
  }
  await expect.poll(() => pageErrors.length).toBe(2);
  expect(pageErrors.splice(0).join()).toContain('frame-src');
  expect(listener.heard).toEqual([]);
  await listener.close();
});

test('what is shown is inspected: what sticks out, what is broken, what can’t be read, what has no name', async ({
  page,
}) => {
  await openSandbox(page);
  const inspected = await page.evaluate(
    async ({ job, look }) => {
      type Sandbox = {
        render(job: unknown, look: unknown): Promise<unknown>;
        inspect(width: number): Promise<unknown>;
      };
      const { sandbox } = globalThis as unknown as { sandbox: Sandbox };
      await sandbox.render(job, look);
      return sandbox.inspect(320);
    },
    {
      job: jobOf(
        component(
          `return React.createElement('div', null, React.createElement('h1', null, props.name), React.createElement('p', { className: 'a' }, 'gris'), ` +
            `React.createElement('p', { className: 'b' }, 'ancho'), React.createElement('span', { role: 'img' }), ` +
            `React.createElement('p', { className: 'c' }, 'Recomendaciones de Instagram'), React.createElement('p', { className: 'd' }, 'x'.repeat(90)), ` +
            `React.createElement('p', { className: 'c' }, '\${alert(1)}</style></temp'))`,
        ),
        '.a{color:#ccc;background:#fff}.b{width:500px}.c,.d{width:100px;overflow-wrap:anywhere}',
      ),
      look: { theme: { scheme: 'light', accent: '#0F766E' } },
    },
  );
  expect(inspected).toMatchObject({
    overflow: expect.any(Number),
    // The second one in letters of twice the size; the x's are longer than any line, and code has no words.
    brokenWords: ['Recomendaciones', 'Instagram'],
    violations: expect.arrayContaining([
      expect.objectContaining({ id: 'color-contrast', impact: 'serious' }),
      expect.objectContaining({ id: 'role-img-alt' }),
    ]),
  });
  expect((inspected as { overflow: number }).overflow).toBeGreaterThan(150);
});

test('a preview is as high as what it shows, and keeps showing it while the next one fails', async ({
  page,
  pageErrors,
}) => {
  const lines = (count: number) =>
    jobOf(
      component(
        `return React.createElement('div', null, React.createElement('h1', null, props.name), ` +
          `Array.from({ length: ${count} }, (_, i) => React.createElement('p', { key: i }, 'Línea ', i)))`,
      ),
      'p{height:40px}',
    );
  await openPreview(page, lines(5));
  const frame = page.getByTitle('Vista previa');
  const inside = frame.contentFrame();
  await expect(inside.getByText('Línea 4')).toBeVisible();
  const height = async () => (await frame.boundingBox())!.height;
  await expect.poll(height).toBeGreaterThan(220);
  await changePreview(page, lines(12));
  await expect(inside.getByText('Línea 11')).toBeVisible();
  await expect.poll(height).toBeGreaterThan(500);
  await changePreview(page, jobOf(component(`\nthrow new Error('ay')`)));
  await expect(page.getByRole('alert').filter({ hasText: 'template-throws 2' })).toBeVisible();
  await expect(inside.getByText('Línea 11')).toBeVisible();
  await changePreview(page, lines(5));
  await expect(page.getByRole('alert').filter({ hasText: 'template-throws' })).toHaveCount(0);

  const thumbnail = page.locator('#preview iframe[srcdoc]');
  await expect(thumbnail).toHaveAttribute('sandbox', '');
  const picture = thumbnail.contentFrame();
  await expect(picture.getByText('Línea 4')).toHaveCSS('height', '40px');
  await page.getByLabel('Email').focus();
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('srcdoc') ?? null)).toBeNull();
  // The test's own query of the picture was a script in it, which is blocked.
  expect(pageErrors.splice(0).filter((line) => !line.includes("script execution in 'about:srcdoc'"))).toEqual(
    [],
  );
});

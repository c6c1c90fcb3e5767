import { addresses } from '../../fixtures/addresses';
import { publishCard } from '../../fixtures/panel';
import { call } from '../../fixtures/server';
import { CORE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';

const PAGES = {
  shell: [addresses.shell, '/', '/login', '/dashboard', '/admin/login', '/c/nadie-nunca', '/index.html'],
  'user-app': [addresses.userApp, '/', '/dashboard'],
  'admin-app': [addresses.adminApp, '/', '/admin/login'],
  'public-card': [addresses.publicCard, '/c/nadie-nunca'],
} as const;

/** Returns the directives of a policy by name. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/**
 * Expects the headers that protect a page.
 *
 * @param opener - Policy towards the page that opened it.
 */
async function expectSafe(url: string, opener = 'same-origin'): Promise<void> {
  const { headers } = await fetch(url);
  const policy = directivesOf(headers.get('content-security-policy') ?? '');
  expect(policy.get('default-src'), url).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors'), url).toEqual(["'none'"]);
  expect(policy.get('base-uri'), url).toEqual(["'none'"]);
  const scripts = policy.get('script-src') ?? [];
  expect(scripts, url).not.toContain("'unsafe-inline'");
  expect(scripts, url).not.toContain("'unsafe-eval'");
  expect(
    scripts.some((source) => source === '*' || source === 'https:'),
    url,
  ).toBe(false);
  expect(headers.get('x-content-type-options'), url).toBe('nosniff');
  expect(headers.get('referrer-policy'), url).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy'), url).toContain('camera=()');
  expect(headers.get('cross-origin-opener-policy'), url).toBe(opener);
}

for (const [site, [origin, ...paths]] of Object.entries(PAGES)) {
  test(`every page of ${site} carries the security headers`, CORE, async () => {
    for (const path of paths) await expectSafe(origin + path);
  });
}

test('a card carries them too, and on its own site parts from no opener', async ({ owner }) => {
  const { slug } = await publishCard(owner, 'Eva Prueba');
  // ADR 074.
  await expectSafe(`${addresses.publicCard}/c/${slug}`, 'unsafe-none');
  await expectSafe(`${addresses.publicCard}/c/${slug}/denunciar`);
  await expectSafe(`${addresses.shell}/c/${slug}`);
});

test('what the functions answer may be shown, framed or kept nowhere', CORE, async () => {
  for (const name of ['checkSlug', 'removeAdmin', 'inviteAdmin']) {
    const { status, headers } = await call(name, null, {});
    expect(status).toBe(401);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test(
  'a script that somebody slips into a page doesn’t run, and the journeys notice',
  CORE,
  async ({ page, pageErrors }) => {
    await page.goto(addresses.shell);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.slipped = true';
      document.body.append(script);
    });
    expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
    expect(pageErrors.splice(0)).toEqual([expect.stringContaining('Content Security Policy')]);
  },
);

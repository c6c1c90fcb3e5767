import { addresses } from '../../fixtures/addresses';
import { call } from '../../fixtures/server';
import { expect, test } from '../../fixtures/test';

/** The card's own page, which parts from no opener (ADR 074). */
const CARD = '/c/ana-garcia';

const PAGES = {
  shell: [addresses.shell, '/', '/login', '/dashboard', '/admin/login', '/c/ana-garcia', '/index.html'],
  'user-app': [addresses.userApp, '/', '/dashboard'],
  'admin-app': [addresses.adminApp, '/', '/admin/login'],
  'public-card': [addresses.publicCard, CARD, `${CARD}/denunciar`, '/c/nadie-nunca'],
} as const;

/** The directives of a policy by name. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

for (const [site, [origin, ...paths]] of Object.entries(PAGES)) {
  test(`every page of ${site} carries the security headers`, async () => {
    for (const path of paths) {
      const { headers } = await fetch(origin + path);
      const policy = directivesOf(headers.get('content-security-policy') ?? '');
      expect(policy.get('default-src'), path).toEqual(["'none'"]);
      expect(policy.get('frame-ancestors'), path).toEqual(["'none'"]);
      expect(policy.get('base-uri'), path).toEqual(["'none'"]);
      const scripts = policy.get('script-src') ?? [];
      expect(scripts, path).not.toContain("'unsafe-inline'");
      expect(scripts, path).not.toContain("'unsafe-eval'");
      expect(
        scripts.some((source) => source === '*' || source === 'https:'),
        path,
      ).toBe(false);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy'), path).toContain('camera=()');
      const isCard = site === 'public-card' && path === CARD;
      expect(headers.get('cross-origin-opener-policy'), path).toBe(isCard ? 'unsafe-none' : 'same-origin');
    }
  });
}

test('what the functions answer may be shown, framed or kept nowhere', async () => {
  for (const name of ['checkSlug', 'removeAdmin', 'inviteAdmin']) {
    const { status, headers } = await call(name, null, {});
    expect(status).toBe(401);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('a script that somebody slips into a page doesn’t run, and the journeys notice', async ({
  page,
  pageErrors,
}) => {
  await page.goto(addresses.shell);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.slipped = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('Content Security Policy')]);
});

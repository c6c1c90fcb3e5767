import { addresses } from '../../fixtures/addresses';
import { collected, forgetCollected } from '../../fixtures/collector';
import { openDeployedAnalytics } from '../../fixtures/deployed-analytics';
import { agreeToStatistics } from '../../fixtures/owner-actions';
import { ALONE, CORE_ALONE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';

test.use({ serviceWorkers: 'block' });

test.beforeEach(() => forgetCollected());

test(
  'S7.08 measurements stay in the browser until the person agrees, then go to analytics as events',
  CORE_ALONE,
  async ({ page, owner }) => {
    const measured = () => page.evaluate(() => localStorage.getItem('tarjetero.metrics') ?? '[]');
    await page.goto(`${addresses.shell}/dashboard`);
    await expect.poll(measured).toContain('"FCP"');
    await page.goto(`${addresses.shell}/dashboard/tarjetas`);
    await expect.poll(async () => (await measured()).match(/"TTFB"/g)?.length).toBeGreaterThan(1);
    expect(await collected('analytics')).toEqual([]);

    await agreeToStatistics(page);
    await page.reload();
    type Event = { name: string; params: Record<string, unknown> };
    const fcp = async () =>
      (await collected<Event>('analytics')).find(({ params }) => params['metric_name'] === 'FCP');
    await expect.poll(fcp, { timeout: 20_000 }).toMatchObject({
      name: 'web_vitals',
      params: {
        metric_value: expect.any(Number),
        metric_rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
      },
    });
    expect(JSON.stringify(await collected('analytics'))).not.toContain(owner.email);
  },
);

test(
  'S7.08 the analytics tag of a deployment is loaded once the person agrees, and gets measurements as events',
  ALONE,
  async ({ page }) => {
    const { asked } = await openDeployedAnalytics(page);
    type Tag = { agree: (agrees: boolean) => void; track: (name: string, params: object) => void };
    const measure = (value: number) =>
      page.evaluate((metric_value) => {
        const params = { metric_name: 'FCP', metric_value, metric_rating: 'good', metric_id: 'v1' };
        (window as unknown as Tag).track('web_vitals', params);
      }, value);
    const agree = (agrees: boolean) => page.evaluate((yes) => (window as unknown as Tag).agree(yes), agrees);
    const events = () =>
      page.evaluate(() =>
        ((window as unknown as { dataLayer?: IArguments[] }).dataLayer ?? [])
          .map((entry) => [...entry] as [string, string, object])
          .filter(([command]) => command === 'event')
          .map(([, name, params]) => ({ name, params })),
      );
    const isStopped = () =>
      page.evaluate(() => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST']);

    await measure(1);
    await agree(false);
    await measure(2);
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    expect(await events()).toEqual([]);

    await agree(true);
    await measure(3);
    await expect.poll(events).toEqual([
      {
        name: 'web_vitals',
        params: expect.objectContaining({
          metric_name: 'FCP',
          metric_value: 3,
          metric_rating: 'good',
          send_to: 'G-TEST',
        }),
      },
    ]);
    expect(asked).toContain('www.googletagmanager.com');
    await expect.poll(isStopped).toBe(false);

    await agree(false);
    await measure(4);
    await expect.poll(isStopped).toBe(true);
    expect(await events()).toHaveLength(1);
  },
);

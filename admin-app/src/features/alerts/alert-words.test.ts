import { browserName } from 'shared-lib/model';
import { monitoringUrl } from './monitoring-url';

describe('browserName', () => {
  const AGENT = 'Mozilla/5.0 (';
  it.each([
    [
      `${AGENT}Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`,
      'Chrome 140 en Android',
    ],
    [
      `${AGENT}iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1`,
      'Safari 19 en iPhone',
    ],
    [
      `${AGENT}Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Edge 140 en Windows',
    ],
    [`${AGENT}X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox 145 en Linux'],
    ['curl/8.1', 'curl/8.1'],
  ])('reads %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name));
});

describe('monitoringUrl', () => {
  const alert = { type: 'uncaught-error', title: 'TypeError: x is "undefined"' };

  it('links to a page’s error by its text, at the service or at a server of one’s own', () => {
    const url = new URL(monitoringUrl(alert, 'https://key@o12.ingest.de.sentry.io/34')!);
    expect([url.origin, url.pathname]).toEqual(['https://sentry.io', '/issues/']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      project: '34',
      query: '"TypeError: x is  undefined "',
    });
    expect(monitoringUrl(alert, 'https://key@errors.ejemplo.com:8443/1')).toMatch(
      /^https:\/\/errors\.ejemplo\.com:8443\/issues\/\?project=1&/,
    );
  });

  it('is null without monitoring, and for alerts that no page raised', () => {
    expect(monitoringUrl(alert, '')).toBeNull();
    expect(monitoringUrl({ ...alert, type: 'job-failed' }, 'https://key@sentry.io/1')).toBeNull();
  });
});

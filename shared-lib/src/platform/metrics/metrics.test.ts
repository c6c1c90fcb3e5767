/** @jest-environment ../build/testing/jsdom-environment.cjs */
import fc from 'fast-check';
import { clearMeasurements, storeMetric, METRICS_KEY, readMeasurements } from './metric-store';
import { METRIC_NAMES, METRIC_THRESHOLDS, rateMetric, scoreOf } from './ratings';
import { checkResourcesAfterLoad, slowResourcesAmong } from './slow-resources';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/dashboard?tab=1');
});

describe('ratings', () => {
  it('S4.13 are good, needs-improvement and poor, at the thresholds of each metric', () => {
    expect(METRIC_THRESHOLDS).toEqual({
      FCP: [1800, 3000],
      LCP: [2500, 4000],
      INP: [200, 500],
      CLS: [0.1, 0.25],
      TTFB: [800, 1800],
    });
    for (const name of METRIC_NAMES) {
      const [good, poor] = METRIC_THRESHOLDS[name];
      expect([0, good, good * 1.001, poor, poor * 1.001].map((value) => rateMetric(name, value))).toEqual([
        'good',
        'good',
        'needs-improvement',
        'needs-improvement',
        'poor',
      ]);
    }
  });

  it('score 100, 75 and 50, averaged', () => {
    expect(scoreOf(['good'])).toBe(100);
    expect(scoreOf(['needs-improvement'])).toBe(75);
    expect(scoreOf(['poor'])).toBe(50);
    expect(scoreOf(['good', 'needs-improvement', 'poor'])).toBe(75);
    expect(scoreOf([])).toBeNull();
  });
});

describe('stored measurements', () => {
  it('S3.13 hold the metric’s name as key of its value, timestamp, url and userAgent', () => {
    storeMetric('LCP', 1234.5, 1_700_000_000_000);
    expect(JSON.parse(localStorage.getItem(METRICS_KEY)!)).toEqual([
      { LCP: 1234.5, timestamp: 1_700_000_000_000, url: '/dashboard', userAgent: navigator.userAgent },
    ]);
  });

  it('are the latest hundred, the latest first, and can be cleared and restored', () => {
    for (let value = 0; value < 130; value += 1) storeMetric('TTFB', value, value);
    const values = readMeasurements().map(({ value }) => value);
    expect(values).toHaveLength(100);
    expect([values[0], values.at(-1)]).toEqual([129, 30]);
    const restore = clearMeasurements();
    expect(readMeasurements()).toEqual([]);
    restore();
    expect(readMeasurements()).toHaveLength(100);
  });

  it('tolerate any stored value under their key', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.jsonValue().map((value) => JSON.stringify(value)),
        ),
        (text) => {
          localStorage.setItem(METRICS_KEY, text);
          storeMetric('FCP', 900, 1);
          return readMeasurements()[0]?.value === 900;
        },
      ),
    );
  });
});

describe('slow resources', () => {
  it('are those over a second, slowest first, without their query', () => {
    const entries = [
      { name: 'http://127.0.0.1:5000/assets/a.js?v=1', duration: 1000 },
      { name: 'http://127.0.0.1:5000/assets/b.js?v=1', duration: 1000.4 },
      { name: 'http://127.0.0.1:5005/assets/c.js', duration: 3200 },
    ];
    expect(slowResourcesAmong(entries)).toEqual([
      { name: '127.0.0.1:5005/assets/c.js', durationMs: 3200 },
      { name: '127.0.0.1:5000/assets/b.js', durationMs: 1000 },
    ]);
  });
});

it('S9.09 the metrics have the specified thresholds, scores, storage limit and check for slow resources', () => {
  expect(METRIC_THRESHOLDS).toEqual({
    FCP: [1800, 3000],
    LCP: [2500, 4000],
    INP: [200, 500],
    CLS: [0.1, 0.25],
    TTFB: [800, 1800],
  });
  const ratings = [2500, 4000, 4001].map((value) => rateMetric('LCP', value));
  expect(ratings.map((rating) => scoreOf([rating]))).toEqual([100, 75, 50]);
  expect(scoreOf(ratings)).toBe(75);

  for (let value = 0; value < 101; value += 1) storeMetric('TTFB', value, value);
  expect(METRICS_KEY).toMatch(/^tarjetero\./);
  expect(JSON.parse(localStorage.getItem(METRICS_KEY)!)).toHaveLength(100);

  jest.useFakeTimers();
  const entries = [1000, 1001].map((duration) => ({ name: `http://a.example/${duration}.js`, duration }));
  Object.assign(performance, { getEntriesByType: () => entries });
  const found: unknown[] = [];
  checkResourcesAfterLoad((slow) => found.push(...slow));
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(999);
  expect(found).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(found).toEqual([{ name: 'a.example/1001.js', durationMs: 1001 }]);
  Reflect.deleteProperty(performance, 'getEntriesByType');
  jest.useRealTimers();
});

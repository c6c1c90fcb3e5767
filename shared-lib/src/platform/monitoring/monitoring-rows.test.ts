/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { preview } from '../logger';
import { followInteractions } from './interaction-trail';
import { isSlow, measureOperation } from './measure-operation';
import { takeReports, type Report } from './reports/report-queue';
import { MONITORING_LEVELS } from './severity';

it('S9.06 operations over 1000 ms are slow, severities have their levels, ten interactions and 200 characters are kept', async () => {
  const taken: Report[] = [];
  takeReports((report) => taken.push(report));
  const clock = jest.spyOn(performance, 'now');
  for (const duration of [1000, 1001]) {
    clock.mockReturnValueOnce(5000).mockReturnValueOnce(5000 + duration);
    await measureOperation(`took${duration}`, () => Promise.resolve());
  }
  clock.mockRestore();
  const slow = taken.map((report) => report.kind === 'operation' && isSlow(report.durationMs));
  expect(slow).toEqual([false, true]);

  expect(MONITORING_LEVELS).toEqual({ critical: 'fatal', high: 'error', medium: 'warning', low: 'info' });

  document.body.innerHTML = '<button>Guardar</button>';
  const { trail, stop } = followInteractions();
  for (let count = 0; count < 25; count += 1) document.querySelector('button')!.click();
  stop();
  expect(trail()).toHaveLength(10);

  expect(preview('x'.repeat(5000))).toHaveLength(200);
});

import type { AlertRecord } from 'shared-lib/model';
import { groupAlerts } from './group-alerts';

const anAlert = (id: string, part: Partial<AlertRecord>): AlertRecord =>
  ({ id, title: id, severity: 'medium', count: 1, lastAt: 0, ...part }) as AlertRecord;

describe('groupAlerts', () => {
  const alerts = [
    anAlert('a-1', { kind: 'a', lastAt: 1, count: 2, severity: 'high' }),
    anAlert('b', { lastAt: 5, severity: 'low' }),
    anAlert('a-2', { kind: 'a', lastAt: 3, count: 4 }),
    anAlert('c', { kind: 'c', lastAt: 4, severity: 'high' }),
  ];

  it('returns each problem once with all its days, by severity and then by time', () => {
    const groups = groupAlerts(alerts, 'severity');
    expect(groups.map(({ id, severity, count }) => [id, severity, count])).toEqual([
      ['c', 'high', 1],
      ['a-2', 'high', 6],
      ['b', 'low', 1],
    ]);
    expect(groups[1]!.alerts.map(({ id }) => id)).toEqual(['a-2', 'a-1']);
  });

  it('sorts the groups by time', () => {
    expect(groupAlerts(alerts, 'time').map(({ id }) => id)).toEqual(['b', 'c', 'a-2']);
  });
});

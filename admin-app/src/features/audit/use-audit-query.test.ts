import {
  EVERYTHING,
  isFiltered,
  isPeriod,
  readAuditQuery,
  toFilter,
  writeAuditQuery,
} from './use-audit-query';

const read = (address: string) => readAuditQuery(new URLSearchParams(address));

describe('the query of the audit log', () => {
  it('is read from the address and written back', () => {
    const address = 'coleccion=users&documento=u1&autor=a1&desde=2026-03-01&hasta=2026-03-02';
    const query = read(address);
    expect(query).toEqual({
      collection: 'users',
      docId: 'u1',
      by: 'a1',
      from: '2026-03-01',
      until: '2026-03-02',
    });
    expect(writeAuditQuery(query).toString()).toBe(address);
    expect(writeAuditQuery(EVERYTHING).toString()).toBe('');
  });

  it('ignores invalid dates', () => {
    expect(read('desde=ayer&hasta=2026-13-40')).toEqual(EVERYTHING);
    expect(isFiltered(EVERYTHING)).toBe(false);
  });

  it('covers whole days, including both ends', () => {
    expect(toFilter(read('desde=2026-03-01&hasta=2026-03-01'))).toEqual({
      from: new Date(2026, 2, 1).getTime(),
      until: new Date(2026, 2, 2).getTime() - 1,
    });
    expect(toFilter(EVERYTHING)).toEqual({});
  });

  it('detects a period that ends before it begins', () => {
    expect(isPeriod(read('desde=2026-03-02&hasta=2026-03-01'))).toBe(false);
    expect(isPeriod(read('desde=2026-03-02'))).toBe(true);
  });
});

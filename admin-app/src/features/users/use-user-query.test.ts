import { NO_TOTALS } from 'shared-lib/model';
import { isFiltered, readUserQuery, totalOf, writeUserQuery, type UserQuery } from './use-user-query';

const EVERYBODY: UserQuery = { search: '', plan: null, state: null, sort: 'recent' };

describe('the query of users', () => {
  it.each<[string, UserQuery]>([
    ['', EVERYBODY],
    ['buscar=ana&plan=premium', { ...EVERYBODY, search: 'ana', plan: 'premium' }],
    ['estado=suspendidas&orden=actividad', { ...EVERYBODY, state: 'suspended', sort: 'active' }],
    [
      'plan=enterprise&estado=admin&orden=nombre',
      { search: '', plan: 'enterprise', state: 'admin', sort: 'name' },
    ],
  ])('is read from the address %j and written back', (address, query) => {
    expect(readUserQuery(new URLSearchParams(address))).toEqual(query);
    expect(writeUserQuery(query).toString()).toBe(address);
  });

  it('includes everybody for an invalid address', () => {
    expect(readUserQuery(new URLSearchParams('plan=oro&estado=vivo&orden=azar&buscar=%20'))).toEqual(
      EVERYBODY,
    );
    expect(isFiltered(EVERYBODY)).toBe(false);
    expect(isFiltered({ ...EVERYBODY, state: 'active' })).toBe(true);
  });

  it('has a total only where it is counted', () => {
    const totals = {
      ...NO_TOTALS,
      users: 120,
      admins: 2,
      byPlan: { free: 100, premium: 15, enterprise: 5, developer: 0 },
      updatedAt: 1,
    };
    expect(totalOf(EVERYBODY, totals)).toBe(120);
    expect(totalOf({ ...EVERYBODY, plan: 'premium' }, totals)).toBe(15);
    expect(totalOf({ ...EVERYBODY, state: 'admin' }, totals)).toBe(2);
    expect(totalOf({ ...EVERYBODY, state: 'suspended' }, totals)).toBeNull();
    expect(totalOf({ ...EVERYBODY, search: 'ana' }, totals)).toBeNull();
    expect(totalOf(EVERYBODY, undefined)).toBeNull();
    expect(totalOf(EVERYBODY, NO_TOTALS)).toBeNull();
  });
});

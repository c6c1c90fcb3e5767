import { listChanges } from './list-changes';

describe('listChanges', () => {
  it('returns the changed fields, nested ones too, without revision and update time', () => {
    expect(
      listChanges(
        {
          enabled: false,
          rolloutPercentage: 50,
          conditions: { platform: ['mobile'] },
          revision: 1,
          updatedAt: 1,
        },
        { enabled: false, rolloutPercentage: 60, conditions: { platform: [] }, revision: 2, updatedAt: 2 },
      ),
    ).toEqual([
      { path: 'conditions.platform', before: ['mobile'], after: [] },
      { path: 'rolloutPercentage', before: 50, after: 60 },
    ]);
  });

  it('returns fields that exist on one side only as added or removed', () => {
    expect(listChanges(null, { name: 'Ana' })).toEqual([{ path: 'name', before: undefined, after: 'Ana' }]);
    expect(listChanges({ name: 'Ana' }, null)).toEqual([{ path: 'name', before: 'Ana', after: undefined }]);
    expect(listChanges({ takedown: { reason: 'x', at: 1 } }, { takedown: null })).toEqual([
      { path: 'takedown.at', before: 1, after: undefined },
      { path: 'takedown.reason', before: 'x', after: undefined },
    ]);
  });

  it('finds no change in maps with another order of fields', () => {
    expect(listChanges({ fields: [{ a: 1, b: 2 }] }, { fields: [{ b: 2, a: 1 }] })).toEqual([]);
  });
});

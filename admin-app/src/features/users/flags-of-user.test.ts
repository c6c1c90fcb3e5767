import { flagsOfUser } from './flags-of-user';

const flags = {
  todo: { enabled: true, rolloutPercentage: 100 },
  nada: { enabled: false, rolloutPercentage: 100 },
  movil: { enabled: true, rolloutPercentage: 100, conditions: { platform: ['mobile' as const] } },
  gobierno: { enabled: true, rolloutPercentage: 100, conditions: { userType: ['admin' as const] } },
  elegida: { enabled: true, rolloutPercentage: 0, targetUsers: ['ana'] },
};

const statesOf = (user: Parameters<typeof flagsOfUser>[1]) =>
  Object.fromEntries(flagsOfUser(flags, user).map(({ name, state }) => [name, state]));

describe('flagsOfUser', () => {
  it('returns the flags of an account, and those that depend on the device', () => {
    expect(statesOf({ uid: 'ana', plan: 'free', isAdmin: false })).toEqual({
      elegida: 'on',
      gobierno: 'off',
      movil: 'platform',
      nada: 'off',
      todo: 'on',
    });
  });

  it('treats administrators as such, whatever their plan', () => {
    expect(statesOf({ uid: 'luis', plan: 'premium', isAdmin: true })).toMatchObject({
      gobierno: 'on',
      elegida: 'off',
    });
  });
});

import { conditionsIn, isMutedBy, mutedUntil, type MutableAlert, type MuteConditions } from './alert-mute';

const alert: MutableAlert = {
  kind: 'k',
  title: 'Falló la conexión',
  description: 'Safari cerró la pestaña',
  userId: 'ana',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0',
  metadata: { release: 'user-app@1.2.3' },
};

describe('a mute rule for alerts', () => {
  it('can match each fact that an alert carries', () => {
    expect(conditionsIn(alert)).toEqual({
      ...{ kind: 'k', browser: 'Firefox 145 en Linux', release: 'user-app@1.2.3', userId: 'ana' },
    });
    expect(conditionsIn({ ...alert, kind: undefined, userAgent: '', userId: '', metadata: {} })).toEqual({});
  });

  it.each<[MuteConditions, boolean]>([
    [{ kind: 'k' }, true],
    [{ kind: 'other' }, false],
    [{ browser: 'Firefox 145 en Linux' }, true],
    [{ browser: 'Firefox 144 en Linux' }, false],
    [{ release: 'user-app@1.2.3' }, true],
    [{ userId: 'ana' }, true],
    [{ userId: 'luis' }, false],
    [{ text: 'CONEXION' }, true],
    [{ text: 'cerro la pestaña' }, true],
    [{ text: 'otra cosa' }, false],
    [{ userId: 'ana', text: 'otra cosa' }, false],
    [{ userId: 'ana', release: 'user-app@1.2.3', text: 'safari' }, true],
    [{}, false],
    [{ text: '' }, false],
  ])('applies only when all of its conditions match: %j', (conditions, isMuted) => {
    expect(isMutedBy(conditions, alert)).toBe(isMuted);
  });

  it('mutes until the last of the matching rules ends', () => {
    const rules = [
      { conditions: { kind: 'k' }, until: 5 },
      { conditions: { userId: 'ana' }, until: 9 },
      { conditions: { userId: 'luis' }, until: 99 },
    ];
    expect([mutedUntil(rules, alert), mutedUntil([], alert)]).toEqual([9, null]);
  });
});

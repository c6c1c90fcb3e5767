import { listTimeZones, matchesZone } from './time-zones';

describe('time zones', () => {
  it('are offered once each, in order, with the stored one among them', () => {
    const zones = listTimeZones('Asia/Calcutta').map(({ value }) => value);
    expect(zones).toContain('Asia/Calcutta');
    expect(zones).toContain('Europe/Madrid');
    expect(new Set(zones).size).toBe(zones.length);
  });

  it.each(['buenos', 'Buenos Aires', 'argentina buenos', 'AMÉRICA'])('are found by %j', (typed) => {
    expect(matchesZone('America/Argentina/Buenos Aires', typed)).toBe(true);
  });

  it('are not found by what they don’t say', () => {
    expect(matchesZone('Europe/Madrid', 'lisboa')).toBe(false);
  });
});

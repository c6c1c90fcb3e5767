import { listTimeZones } from './time-zones';

describe('time zones', () => {
  it('are offered once each, with the stored one among them, by Spanish names', () => {
    const zones = listTimeZones('Asia/Kolkata');
    expect(zones).toContainEqual({ value: 'Asia/Kolkata', label: 'Calcuta, Asia' });
    expect(zones).toContainEqual({ value: 'America/Mexico_City', label: 'Ciudad de México, América' });
    expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length);
  });
});

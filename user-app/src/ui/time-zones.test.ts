import { listTimeZones } from './time-zones';

describe('time zones', () => {
  it('are listed once each with Spanish names, including the stored one', () => {
    const zones = listTimeZones('Asia/Kolkata');
    expect(zones).toContainEqual({ value: 'Asia/Kolkata', label: 'Calcuta, Asia' });
    expect(zones).toContainEqual({ value: 'America/Mexico_City', label: 'Ciudad de México, América' });
    expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length);
  });
});

import { VISITOR_WORDS } from '../../words/visitor';
import { findZone, listZones, matchesZone, zoneCity, zoneLabel } from './zone-names';

describe('the names of time zones', () => {
  it.each([
    ['America/Mexico_City', 'Ciudad de México', 'Ciudad de México, América'],
    ['Europe/London', 'Londres', 'Londres, Europa'],
    ['Atlantic/Canary', 'Canarias', 'Canarias, Atlántico'],
    ['Europe/Madrid', 'Madrid', 'Madrid, Europa'],
    ['Asia/Kolkata', 'Calcuta', 'Calcuta, Asia'],
    ['Asia/Calcutta', 'Calcuta', 'Calcuta, Asia'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires', 'Buenos Aires (Argentina), América'],
    ['UTC', 'UTC', 'UTC'],
    ['Etc/constructor', 'constructor', 'constructor'],
  ])('of %s are Spanish', (zone, city, label) => {
    expect([zoneCity(zone), zoneLabel(zone)]).toEqual([city, label]);
  });

  it('name no zone in English where Spanish has a word', () => {
    // Each ends in a word that no Spanish city has.
    const labels = listZones()
      .map((zone) => zoneLabel(zone))
      .join('; ');
    expect(labels).not.toMatch(/_|London|Mexico City|New York|Canary|Rome|Moscow|Havana|Tokyo|Athens|Warsaw/);
  });

  it.each([
    ['mexico', 'America/Mexico_City'],
    ['Ciudad de México', 'America/Mexico_City'],
    ['America/Mexico_City', 'America/Mexico_City'],
    ['londres', 'Europe/London'],
    ['london', 'Europe/London'],
    ['canarias', 'Atlantic/Canary'],
    ['Canarias, Atlántico', 'Atlantic/Canary'],
    ['lima', 'America/Lima'],
    ['argentina buenos', 'America/Argentina/Buenos_Aires'],
    ['madrid', 'Europe/Madrid'],
  ])('are found by %j', (typed, zone) => {
    const zones = listZones(['America/Argentina/Buenos_Aires']);
    expect(matchesZone(zone, typed)).toBe(true);
    expect(findZone(zones, typed)).toBe(zone);
  });

  it.each([
    ['London', 'Europe/London'],
    ['Londres', 'Europe/London'],
    ['Canary Islands', 'Atlantic/Canary'],
    ['Canarias', 'Atlantic/Canary'],
    ['mexico city', 'America/Mexico_City'],
    ['Ciudad de México', 'America/Mexico_City'],
  ])('are found in English by %j as well as in Spanish', (typed, zone) => {
    const { zones } = VISITOR_WORDS.en;
    expect(findZone(listZones([], zones), typed, zones)).toBe(zone);
  });

  it.each(['', '   ', 'ninguna parte', '+02:00'])('are not found by %j', (typed) => {
    expect(findZone(listZones(), typed)).toBeNull();
  });

  it('are listed once each in Spanish order, including the required ones', () => {
    const zones = listZones(['Asia/Kolkata', 'Europe/Madrid']);
    expect(new Set(zones).size).toBe(zones.length);
    expect(zones).toEqual(expect.arrayContaining(['Asia/Kolkata', 'UTC']));
    const [first] = zones.map((zone) => zoneLabel(zone));
    expect(first).toBe('Abiyán, África');
  });
});

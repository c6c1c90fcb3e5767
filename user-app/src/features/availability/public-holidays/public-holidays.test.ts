import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { countryOfZone, holidaysOf, loadPublicHolidays } from './public-holidays';

const country = async (code: string) =>
  (await loadPublicHolidays()).countries.find((candidate) => candidate.code === code)!;

describe('public holidays', () => {
  it('are what the package that knows them says', () => {
    const script = join(__dirname, '../../../../scripts/write-public-holidays.mjs');
    execFileSync(process.execPath, [script, '--check']);
  });

  it('are those of a region with those of its country, each date once', async () => {
    const spain = await country('ES');
    const names = holidaysOf(spain, 'MD', 2026, '2026-04-30').map(({ date, name }) => `${date} ${name}`);
    expect(names).toEqual([
      '2026-05-01 Día del Trabajador',
      '2026-05-02 Día de la Comunidad de Madrid',
      '2026-08-15 Asunción',
      '2026-10-12 Fiesta Nacional de España',
      '2026-11-01 Todos los Santos',
      '2026-11-02 Todos los Santos (día sustituto)',
      '2026-12-06 Día de la Constitución Española',
      '2026-12-07 Día de la Constitución Española (día sustituto)',
      '2026-12-08 La Inmaculada Concepción',
      '2026-12-25 Navidad',
    ]);
  });

  it('are those of the whole country without a region', async () => {
    const spain = await country('ES');
    expect(holidaysOf(spain, null, 2026, '2026-01-01').map(({ name }) => name)).not.toContain('Jueves Santo');
    expect(holidaysOf(await country('MX'), null, 2027, '2026-01-01').length).toBeGreaterThan(5);
  });

  it('are written with the capitals that people give them', async () => {
    const { countries } = await loadPublicHolidays();
    const names = new Set(countries.flatMap(({ days }) => days.map(({ name }) => name)));
    for (const name of names) expect(name).not.toMatch(/inmaculada|virgen |indígena|Maturin/);
  });

  it('begin with the country of the zone', () => {
    expect(countryOfZone('Europe/Madrid')).toBe('ES');
    expect(countryOfZone('America/Argentina/Buenos_Aires')).toBe('AR');
    expect(countryOfZone('Asia/Tokyo')).toBe('ES');
  });
});

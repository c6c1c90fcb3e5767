import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { countryOfZone, holidaysOf, loadPublicHolidays } from './public-holidays';

const country = async (code: string) =>
  (await loadPublicHolidays()).countries.find((candidate) => candidate.code === code)!;

describe('public holidays', () => {
  it('are the same as those of the package from which they are generated', () => {
    const script = join(__dirname, '../../../../scripts/write-public-holidays.mjs');
    execFileSync(process.execPath, [script, '--check']);
  });

  it('include those of the region and of its country, each date once', async () => {
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

  it('are those of the whole country where no region is chosen', async () => {
    const spain = await country('ES');
    expect(holidaysOf(spain, null, 2026, '2026-01-01').map(({ name }) => name)).not.toContain('Jueves Santo');
    expect(holidaysOf(await country('MX'), null, 2027, '2026-01-01').length).toBeGreaterThan(5);
  });

  it('are written with their usual capitals', async () => {
    const { countries } = await loadPublicHolidays();
    const names = new Set(countries.flatMap(({ days }) => days.map(({ name }) => name)));
    for (const name of names) expect(name).not.toMatch(/inmaculada|virgen |indígena|Maturin/);
  });

  it('belong by default to the country of the time zone', () => {
    expect(countryOfZone('Europe/Madrid')).toBe('ES');
    expect(countryOfZone('America/Argentina/Buenos_Aires')).toBe('AR');
    expect(countryOfZone('Asia/Tokyo')).toBe('ES');
  });
});

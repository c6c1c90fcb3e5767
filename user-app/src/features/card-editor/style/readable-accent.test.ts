import { contrastRatio, MIN_TEXT_CONTRAST } from 'shared-lib/domain';
import { ACCENTS } from './accents';
import { GROUNDS, nearestReadable, readAccent } from './readable-accent';

describe('accent contrast', () => {
  it('looks only at the grounds that the scheme shows', () => {
    expect(readAccent('#0F766E', 'light').map(({ ground }) => ground)).toEqual(['light']);
    expect(readAccent('#0F766E', 'auto').map(({ readable }) => readable)).toEqual([true, false]);
  });

  it.each(['#FFFF00', '#FF8800', '#000000', '#0F766E', '#FFFFFF'])('mends %s on both grounds', (accent) => {
    for (const ground of ['light', 'dark'] as const) {
      const ratio = contrastRatio(nearestReadable(accent, ground), GROUNDS[ground]);
      expect(ratio).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    }
  });

  it('leaves a readable colour as it is', () => {
    expect(nearestReadable('#0F766E', 'light')).toBe('#0F766E');
  });

  it('suggests only colours that read on paper', () => {
    for (const { color } of ACCENTS) expect(readAccent(color, 'light')[0]?.readable).toBe(true);
  });
});

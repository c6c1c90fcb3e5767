import { fitText } from './fit-text';

/** A typeface whose every character is as wide as half its size. */
const measure = (text: string, size: number) => [...text].length * size * 0.5;
const room = { width: 400, lines: 2, sizes: [80, 40, 20] };

describe('fitText', () => {
  it('uses the largest size at which the whole text fits', () => {
    expect(fitText('Ana Vega', room, measure)).toEqual({ lines: ['Ana Vega'], size: 80 });
    expect(fitText('Ana García López', room, measure)).toEqual({ lines: ['Ana García', 'López'], size: 80 });
    expect(fitText('María del Carmen Fernández', room, measure)).toEqual({
      lines: ['María del Carmen', 'Fernández'],
      size: 40,
    });
  });

  it('truncates a text that fits at no size, between whole characters', () => {
    const { lines, size } = fitText('palabra '.repeat(40), room, measure);
    expect(size).toBe(20);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(400);
    expect(fitText('👩🏽‍🚀'.repeat(60), room, measure).lines.join('')).toMatch(/^(👩🏽‍🚀)+…$/u);
  });

  it('returns no line for an empty text', () => {
    expect(fitText('  ', room, measure).lines).toEqual([]);
  });
});

import { contrastRatio, MIN_TEXT_CONTRAST, readableTextOn } from './contrast';

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#0F766E', '#0f766e')).toBe(1);
  });

  it('agrees with published values', () => {
    // WebAIM's checker: #767676 on white is the lightest grey that passes AA.
    expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });
});

describe('readableTextOn', () => {
  it('puts white on dark colours and ink on light ones', () => {
    expect(readableTextOn('#0F766E')).toBe('#FFFFFF');
    expect(readableTextOn('#FDE047')).toBe('#13203A');
  });

  it('reaches AA on every colour, with black where neither of the two does', () => {
    expect(readableTextOn('#D97706')).toBe('#13203A');
    expect(readableTextOn('#E4572E')).toBe('#000000');
    const steps = Array.from({ length: 18 }, (_, index) => index * 15);
    const hex = (value: number) => value.toString(16).padStart(2, '0');
    const unreadable = steps.flatMap((red) =>
      steps.flatMap((green) =>
        steps
          .map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`)
          .filter((color) => contrastRatio(color, readableTextOn(color)) < MIN_TEXT_CONTRAST),
      ),
    );
    expect(unreadable).toEqual([]);
  });
});

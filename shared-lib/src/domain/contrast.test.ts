import { contrastRatio, readableTextOn } from './contrast';

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
});

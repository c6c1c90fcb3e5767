import { EXAMPLE_TEMPLATES } from './template-examples';
import { isValidTemplate, repairTemplate } from './template-repair';

const { profile, links } = EXAMPLE_TEMPLATES;
const none = { reactCode: '', cssCode: ' \n', jsonConfig: [] };

describe('a valid template', () => {
  it('S5.10 has a component and a style, the missing one of which a repair fills with an example', () => {
    expect(isValidTemplate(none)).toBe(false);
    expect(isValidTemplate({ ...none, reactCode: 'x' })).toBe(false);
    expect(isValidTemplate({ ...none, cssCode: 'x' })).toBe(false);
    expect(isValidTemplate({ reactCode: 'x', cssCode: 'x' })).toBe(true);

    expect(repairTemplate(none)).toEqual(profile);
    expect(repairTemplate(none, 'links')).toEqual(links);
    const mine = { reactCode: 'function Mía() {}', cssCode: '', jsonConfig: [] };
    expect(repairTemplate(mine, 'links')).toEqual({ ...mine, cssCode: links.cssCode });
    const styled = { reactCode: ' ', cssCode: '.a{}', jsonConfig: [profile.jsonConfig[0]!] };
    expect(repairTemplate(styled)).toEqual({ ...styled, reactCode: profile.reactCode });

    expect(profile.jsonConfig.map(({ id }) => id)).toEqual(['name', 'title', 'bio', 'profileImage']);
    expect(links.reactCode).toContain('links.map');
  });

  it('is returned unchanged by a repair', () => {
    const whole = { reactCode: 'a', cssCode: 'b', jsonConfig: [] };
    expect(repairTemplate(whole, 'links')).toEqual(whole);
  });
});

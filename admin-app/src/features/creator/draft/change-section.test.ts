import { EXAMPLE_TEMPLATES } from 'shared-lib/model';
import { aTemplateDraft } from 'shared-lib/testing';
import { changeSection } from './change-section';

const { profile, links } = EXAMPLE_TEMPLATES;

describe('another section for a template', () => {
  it('brings its example where the example of the section before is untouched', () => {
    const draft = aTemplateDraft({ targetSection: 'profile', ...profile });
    expect(changeSection(draft, 'links')).toEqual({ targetSection: 'links', ...links });
    expect(changeSection({ ...draft, ...links, targetSection: 'links' }, 'profile')).toEqual({
      targetSection: 'profile',
      ...profile,
    });
  });

  it('leaves alone what somebody has written', () => {
    const draft = aTemplateDraft({ targetSection: 'profile', ...profile, cssCode: `${profile.cssCode} ` });
    expect(changeSection(draft, 'links')).toEqual({ targetSection: 'links' });
  });
});

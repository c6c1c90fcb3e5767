import { EXAMPLE_TEMPLATES } from 'shared-lib/model';
import { aTemplateDraft } from 'shared-lib/testing';
import { changeSection } from './draft-source';

const { profile, links } = EXAMPLE_TEMPLATES;

describe('changeSection', () => {
  it('replaces an untouched example by that of the new section', () => {
    const draft = aTemplateDraft({ targetSection: 'profile', ...profile });
    expect(changeSection(draft, 'links')).toEqual({ targetSection: 'links', ...links });
    expect(changeSection({ ...draft, ...links, targetSection: 'links' }, 'profile')).toEqual({
      targetSection: 'profile',
      ...profile,
    });
  });

  it('keeps code that somebody has written', () => {
    const draft = aTemplateDraft({ targetSection: 'profile', ...profile, cssCode: `${profile.cssCode} ` });
    expect(changeSection(draft, 'links')).toEqual({ targetSection: 'links' });
  });
});

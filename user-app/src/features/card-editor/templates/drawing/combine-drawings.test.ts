import type { TemplateInstance } from 'shared-lib/model';
import { combineDrawings } from './combine-drawings';
import type { DrawnInstance } from './draw-instances';

function drawn(
  css: string,
  parts: Record<string, string> | null,
  instance: Partial<TemplateInstance> = {},
): DrawnInstance {
  return {
    instance: {
      id: css,
      templateId: 't',
      templateVersion: '1.0.0',
      userId: 'ana',
      cardId: 'c',
      cardOwner: 'ana',
      targetSection: 'links',
      targetItemId: null,
      data: {},
      attic: {},
      markup: {},
      isActive: true,
      appliedAt: 1,
      updatedAt: 1,
      ...instance,
    },
    code: null,
    job: null,
    drawing: parts && { css, parts, html: '', markup: {}, removed: [] },
    markup: {},
    reason: null,
  };
}

describe('combineDrawings', () => {
  it('returns null without drawings or with an empty one', () => {
    expect(combineDrawings([])).toBeNull();
    expect(combineDrawings([drawn('a', null)])).toBeNull();
    expect(combineDrawings([drawn('a', {})])).toBeNull();
  });

  it('returns the profile and the links, each with its own style', () => {
    const profile = drawn('p', { profile: '<h1>Ana</h1>' }, { targetSection: 'profile', appliedAt: 2 });
    expect(combineDrawings([profile, drawn('l', { web: '<a>Web</a>' })])).toEqual({
      styles: ['p', 'l'],
      profile: { html: '<h1>Ana</h1>', style: 0 },
      links: { web: { html: '<a>Web</a>', style: 1 } },
    });
  });

  it('prefers a link’s own template to the general one, whichever was applied later', () => {
    const own = drawn('own', { web: 'own' }, { targetItemId: 'web', appliedAt: 1 });
    const general = drawn('general', { web: 'general', blog: 'general' }, { appliedAt: 9 });
    expect(combineDrawings([general, own])).toEqual({
      styles: ['own', 'general'],
      profile: null,
      links: { web: { html: 'own', style: 0 }, blog: { html: 'general', style: 1 } },
    });
  });

  it('prefers the template that was applied last in the same place', () => {
    const early = drawn('early', { profile: 'early' }, { targetSection: 'profile', appliedAt: 1 });
    const late = drawn('late', { profile: 'late' }, { targetSection: 'profile', appliedAt: 2 });
    expect(combineDrawings([early, late])?.profile?.html).toBe('late');
  });

  it('does not take a link with the id profile for the profile', () => {
    expect(combineDrawings([drawn('l', { profile: '<a>Mi perfil</a>' })])?.profile).toBeNull();
  });
});

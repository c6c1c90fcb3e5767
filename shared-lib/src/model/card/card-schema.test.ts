import { aCardContent, aLink } from '../../testing';
import { cardContentSchema, findPublishProblems, toPublicContent, type CardContent } from './card-schema';

const withProfile = (profile: Partial<CardContent['profile']>): CardContent => {
  const content = aCardContent();
  return { ...content, profile: { ...content.profile, ...profile } };
};

function codeOf(content: CardContent, path: string): string | undefined {
  const result = cardContentSchema.safeParse(content);
  return result.error?.issues.find((issue) => issue.path.join('.') === path)?.message;
}

describe('cardContentSchema', () => {
  it('accepts a draft whose link still lacks its title and address', () => {
    expect(
      cardContentSchema.safeParse(aCardContent({ links: [aLink({ title: '', url: '' })] })).success,
    ).toBe(true);
  });

  it.each([
    [withProfile({ bio: 'x'.repeat(10_000) }), 'profile.bio', 'too-long:600'],
    [withProfile({ email: 'nadie' }), 'profile.email', 'email-invalid'],
    [withProfile({ phone: '123' }), 'profile.phone', 'phone-invalid'],
    [withProfile({ website: 'javascript:alert(1)' }), 'profile.website', 'url-forbidden-scheme'],
    [aCardContent({ links: [aLink({ url: 'data:x' })] }), 'links.0.url', 'url-forbidden-scheme'],
    [aCardContent({ name: '  ' }), 'name', 'required'],
    [aCardContent({ theme: { scheme: 'auto', accent: 'red' } }), 'theme.accent', 'color-invalid'],
    [
      aCardContent({ links: [aLink({ from: '2026-03-02T10:00:00Z', until: '2026-03-02T09:00:00Z' })] }),
      'links.0.until',
      'until-before-from',
    ],
  ])('refuses bad input by field and code (case %#)', (content, path, code) => {
    expect(codeOf(content, path)).toBe(code);
  });

  it('S5.06 accepts an empty email or a valid one, and no other', () => {
    expect(codeOf(withProfile({ email: '' }), 'profile.email')).toBeUndefined();
    expect(codeOf(withProfile({ email: 'ana@ejemplo.com' }), 'profile.email')).toBeUndefined();
    expect(codeOf(withProfile({ email: 'ana@ejemplo' }), 'profile.email')).toBe('email-invalid');
  });

  it('S5.07 accepts a phone with an optional plus, separators and enough digits, and no other', () => {
    for (const phone of ['+34 600 000 001', '(600) 000-001', '6000000001', '600111222', '600.11.12.22']) {
      expect(codeOf(withProfile({ phone }), 'profile.phone')).toBeUndefined();
    }
    for (const phone of ['12345', '(          )', '+34 600 x 000 001', '34+6000000000']) {
      expect(codeOf(withProfile({ phone }), 'profile.phone')).toBe('phone-invalid');
    }
  });
});

describe('findPublishProblems', () => {
  it('finds nothing in complete content', () => {
    expect(findPublishProblems(aCardContent())).toEqual([]);
  });

  it('requires a name, and a title and address for each visible link', () => {
    const content = aCardContent({
      links: [aLink({ id: 'a', title: ' ', url: '' }), aLink({ id: 'b', title: '', visible: false })],
    });
    content.profile.name = ' ';
    expect(findPublishProblems(content)).toEqual([
      { path: 'profile.name', code: 'required' },
      { path: 'links.0.title', code: 'required' },
      { path: 'links.0.url', code: 'url-required' },
    ]);
  });
});

describe('toPublicContent', () => {
  it('leaves out links that are switched off and makes addresses canonical', () => {
    const content = aCardContent({
      links: [aLink({ id: 'a', url: 'ejemplo.com', title: ' Mi  web ' }), aLink({ id: 'b', visible: false })],
    });
    expect(toPublicContent(content).links).toEqual([
      {
        id: 'a',
        title: 'Mi web',
        url: 'https://ejemplo.com/',
        description: '',
        icon: '',
        from: null,
        until: null,
      },
    ]);
  });

  it('removes control and direction characters from what visitors see', () => {
    const { profile } = toPublicContent(
      withProfile({ name: 'Ana\u202e\u0000\u009b García', bio: 'Una\u0085Dos\u0007' }),
    );
    expect(profile.name).toBe('Ana García');
    expect(profile.bio).toBe('Una\nDos');
    const [link] = toPublicContent(aCardContent({ links: [aLink({ icon: 'web\u202e\u0000' })] })).links;
    expect(link!.icon).toBe('web');
  });
});

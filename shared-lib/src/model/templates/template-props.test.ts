import { aCardContent } from '../../testing';
import { toPublicContent } from '../card/card-schema';
import type { TemplateField } from './template';
import { linkTemplateProps, profileTemplateProps } from './template-props';

const content = toPublicContent(aCardContent());
const card = { slug: 'ana-garcia', ...content };
const sha = 'a'.repeat(64);
const field = (
  id: string,
  defaultValue: TemplateField['defaultValue'],
  more: Partial<TemplateField> = {},
) => ({
  id,
  label: id,
  type: 'text' as const,
  defaultValue,
  editable: true,
  ...more,
});

describe('the props of a link template', () => {
  const link = { ...card.links[0]!, description: '', icon: 'github' };

  it('S3.08 contain the link’s data, with instance data over card data over defaults', () => {
    const { id, title, url } = link;
    const plain = linkTemplateProps(card, link, [], {});
    expect(plain).toEqual({
      linkTitle: title,
      linkUrl: url,
      linkDescription: '',
      linkIcon: 'github',
      linkIconType: 'icon',
      currentLink: { id, title, url, description: '', icon: 'github' },
      backgroundColor: card.theme.accent,
      textColor: expect.stringMatching(/^#[0-9A-F]{6}$/),
      borderRadius: '14px',
      hoverColor: card.theme.accent,
    });
    const fields = [
      field('linkTitle', 'Por defecto'),
      field('borderRadius', '2px'),
      field('shadow', 'suave'),
    ];
    expect(linkTemplateProps(card, link, fields, {})).toMatchObject({
      linkTitle: title,
      borderRadius: '2px',
      shadow: 'suave',
    });
    const data = { linkTitle: 'Mío', shadow: 'fuerte' };
    expect(linkTemplateProps(card, link, fields, data)).toMatchObject(data);
  });

  it('ignore values of owners for fields that only the author may set, or that do not exist', () => {
    const fields = [field('shadow', 'suave', { editable: false })];
    const props = linkTemplateProps(card, link, fields, { shadow: 'fuerte', other: 'x' });
    expect(props).toMatchObject({ shadow: 'suave' });
    expect(props).not.toHaveProperty('other');
  });
});

describe('the props of a profile template', () => {
  it('have the card’s texts, even blank ones, and sample texts only for fields that the card lacks', () => {
    const fields = [field('bio', 'De ejemplo'), field('motto', 'Lema')];
    const blank = { ...card, profile: { ...card.profile, bio: '' } };
    expect(profileTemplateProps(blank, fields, {})).toMatchObject({
      name: card.profile.name,
      title: card.profile.jobTitle,
      bio: '',
      motto: 'Lema',
    });
  });

  it('have pictures only as addresses of the card’s own origin', () => {
    const photo = { path: `cards/ana/card1/${sha}.jpg`, width: 400, height: 400 };
    const withPhoto = { ...card, profile: { ...card.profile, photo } };
    const fields = [field('profileImage', '', { type: 'image' }), field('cover', '', { type: 'image' })];
    const address = `/c/ana-garcia/i/ana/card1/${sha}.jpg`;
    expect(profileTemplateProps(withPhoto, fields, {})).toMatchObject({ profileImage: address, cover: '' });
    const cover = `cards/ana/card1/${'b'.repeat(64)}.jpg`;
    expect(
      profileTemplateProps(withPhoto, fields, { profileImage: cover, cover: 'https://x.test/y.jpg' }),
    ).toMatchObject({
      profileImage: `/c/ana-garcia/i/ana/card1/${'b'.repeat(64)}.jpg`,
      cover: '',
    });
  });
});

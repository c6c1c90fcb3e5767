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

describe('what a link template is given', () => {
  const link = { ...card.links[0]!, description: '', icon: 'github' };

  it('S3.08 has the link’s data and colours; instance data wins over card data, which wins over defaults', () => {
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

  it('keeps from owners what only the author sets, and what is no field', () => {
    const fields = [field('shadow', 'suave', { editable: false })];
    const props = linkTemplateProps(card, link, fields, { shadow: 'fuerte', other: 'x' });
    expect(props).toMatchObject({ shadow: 'suave' });
    expect(props).not.toHaveProperty('other');
  });
});

describe('what a profile template is given', () => {
  it('has the card’s texts, blank ones too, and an example’s only where the card knows nothing of it', () => {
    const fields = [field('bio', 'De ejemplo'), field('motto', 'Lema')];
    const blank = { ...card, profile: { ...card.profile, bio: '' } };
    expect(profileTemplateProps(blank, fields, {})).toMatchObject({
      name: card.profile.name,
      title: card.profile.jobTitle,
      bio: '',
      motto: 'Lema',
    });
  });

  it('gets pictures as addresses of the card’s own origin, and no others', () => {
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

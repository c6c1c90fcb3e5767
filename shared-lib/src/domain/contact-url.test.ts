import { aPublishedCard } from '../testing';
import { contactUrl } from './contact-url';

const card = aPublishedCard();
const profile = { ...card.profile, email: 'ana+citas@ejemplo.com', phone: '+34 600 (11) 22-33' };
const link = card.links[0]!;

describe('the way to reach the owner of a card', () => {
  it.each([
    ['WhatsApp', profile, [link, { ...link, url: 'https://wa.me/34600112233' }], 'https://wa.me/34600112233'],
    ['e-mail', profile, [link], 'mailto:ana%2Bcitas@ejemplo.com'],
    ['phone', { ...profile, email: '' }, [link], 'tel:+34600112233'],
    ['nothing', { ...profile, email: '', phone: '' }, [link], ''],
    [
      'e-mail, not what only looks like WhatsApp',
      profile,
      [{ ...link, url: 'https://wa.me.evil.example/x' }],
      'mailto:ana%2Bcitas@ejemplo.com',
    ],
  ])('is %s', (_, shown, links, url) => {
    expect(contactUrl({ profile: shown, links })).toBe(url);
  });
});

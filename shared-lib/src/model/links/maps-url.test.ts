import { openableUrl } from './maps-url';

const at = (query: string) => `https://www.google.com/maps/search/?api=1&query=${query}`;

describe('openableUrl', () => {
  it.each([
    ['geo:39.4699,-0.3763', at('39.4699%2C-0.3763')],
    ['geo:39.4699,-0.3763,12;u=35', at('39.4699%2C-0.3763')],
    ['geo:39.4699,-0.3763?q=Casa', at('39.4699%2C-0.3763')],
    ['geo:0,0?q=Calle+Mayor+1,+Madrid', at('Calle%20Mayor%201%2C%20Madrid')],
    ['tel:+34600112233', 'tel:+34600112233'],
    ['https://ejemplo.com/geo:1,2', 'https://ejemplo.com/geo:1,2'],
  ])('turns %s into %s', (url, expected) => expect(openableUrl(url)).toBe(expected));
});

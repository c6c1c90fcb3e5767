import { coordinatesIn, isAddress, postalAddressOf } from './postal-address';

describe('postalAddressOf', () => {
  it.each([
    ['Calle Mayor 1, 33201 Gijón, Asturias', 'Calle Mayor 1', '33201', 'Gijón', 'Asturias'],
    ['C/ Uría, 12, 2.º B, 33003 Oviedo', 'C/ Uría, 12, 2.º B', '33003', 'Oviedo', ''],
    ['28013 Madrid', '', '28013', 'Madrid', ''],
    ['Av. Insurgentes Sur 1000', 'Av. Insurgentes Sur 1000', '', '', ''],
    ['Gijón, Asturias', '', '', 'Gijón, Asturias', ''],
  ])('splits «%s»', (text, street, postalCode, city, region) => {
    expect(postalAddressOf(text)).toEqual({ street, postalCode, city, region });
  });
});

it.each([
  ['Calle Mayor 1', true],
  ['Clínica Norte', false],
  ['43.5357,-5.6615', false],
])('reports for «%s» whether it is an address: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected);
});

it.each([
  ['43.5357,-5.6615', { latitude: 43.5357, longitude: -5.6615 }],
  ['91.0,0.1', null],
  ['Calle Mayor 1', null],
])('reads the coordinates in «%s»', (text, expected) => {
  expect(coordinatesIn(text)).toEqual(expected);
});

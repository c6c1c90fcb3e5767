import { contextCodeIn, contextCodeOf, contextWords, findContextProblem } from './share-context';

describe('the context of a shared card', () => {
  it.each([
    ['Feria de Madrid', 'feria-de-madrid'],
    ['  Ñandú & Cía. ', 'nandu-cia'],
    ['Congreso de Dermatología de Barcelona', 'congreso-de-dermatologia'],
    ['Una feria muy larguísima 2026', 'una-feria-muy-larguisima'],
    ['👋', ''],
  ])('named «%s» gets the code «%s»', (label, code) => {
    expect(contextCodeOf(label)).toBe(code);
  });

  it.each([
    ['  ', 'required'],
    ['x'.repeat(41), 'too-long'],
    ['👋👋', 'no-letters'],
    ['QR', 'taken'],
    ['feria de MADRID', 'taken'],
    ['Feria de Gijón', null],
  ])('named «%s» is checked with the result %s', (label, problem) => {
    expect(findContextProblem(label, ['Feria de Madrid'])).toBe(problem);
  });

  it('is refused beyond thirty', () => {
    const present = Array.from({ length: 30 }, (_, index) => `Feria ${index}`);
    expect(findContextProblem('Otra', present)).toBe('too-many');
  });

  it.each([
    ['?s=feria-madrid', 'feria-madrid'],
    ['?v=2&s=qr', 'qr'],
    ['', null],
    ['?s=', null],
    ['?s=Feria', null],
    ['?s=a%0D%0ATEL%3A666', null],
    [`?s=${'x'.repeat(25)}`, null],
  ])('in the query %j has the code %j', (query, code) => {
    expect(contextCodeIn(query)).toBe(code);
  });

  it('is shown in words that are made from its code', () => {
    expect(contextWords('feria-de-madrid')).toBe('Feria de madrid');
    expect(contextWords('---')).toBe('');
  });
});

import { beyondTitle } from './alert-state';

describe('beyondTitle', () => {
  it.each([
    ['x falla', 'x falla', ''],
    ['x falla', 'x falla: sin disco', 'sin disco'],
    ['x falla', 'sin disco', 'sin disco'],
  ])('of «%s» in «%s» is «%s»', (title, description, rest) => {
    expect(beyondTitle({ title, description })).toBe(rest);
  });
});

import { beyondTitle } from './alert-state';

describe('beyondTitle', () => {
  it.each([
    ['x falla', 'x falla', ''],
    ['x falla', 'x falla: sin disco', 'sin disco'],
    ['x falla', 'sin disco', 'sin disco'],
  ])('removes «%s» from «%s» and leaves «%s»', (title, description, rest) => {
    expect(beyondTitle({ title, description })).toBe(rest);
  });
});

import { moveTo, ordersToStore, withOrders } from './service-order';

it('moveTo moves an id to a valid position only', () => {
  expect(moveTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  const ids = ['a', 'b'];
  for (const place of [-1, 0, 2]) expect(moveTo(ids, 'a', place)).toBe(ids);
  expect(moveTo(ids, 'x', 1)).toBe(ids);
});

it('ordersToStore returns only the changed positions', () => {
  const services = [
    { id: 'a', order: 0 },
    { id: 'b', order: 1 },
    { id: 'c', order: 2 },
  ];
  expect([...ordersToStore(services, ['b', 'a', 'c'])]).toEqual([
    ['b', 0],
    ['a', 1],
  ]);
});

it('withOrders sorts services as requested, with new ones last', () => {
  const services = [
    { id: 'a', order: 0 },
    { id: 'b', order: 1 },
    { id: 'new', order: 2 },
  ];
  const shown = withOrders(services, ordersToStore(services, ['b', 'a']));
  expect(shown.map(({ id }) => id)).toEqual(['b', 'a', 'new']);
});

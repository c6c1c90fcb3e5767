import type { Service } from 'shared-lib/model/booking';

/** Returns the ids with one of them moved to another position; the same array when there is no such position. */
export function moveTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const from = ids.indexOf(id);
  if (from < 0 || place === from || place < 0 || place >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(place, 0, id);
}

/** Returns the positions that have to be stored for services to have an order. */
export function ordersToStore(
  services: readonly Pick<Service, 'id' | 'order'>[],
  ids: readonly string[],
): Map<string, number> {
  const known = new Map(services.map(({ id, order }) => [id, order]));
  return new Map(
    ids.map((id, place) => [id, place] as const).filter(([id, place]) => known.get(id) !== place),
  );
}

/** Returns services with other positions, sorted by them. */
export function withOrders<Item extends Pick<Service, 'id' | 'order'>>(
  services: readonly Item[],
  orders: ReadonlyMap<string, number>,
): Item[] {
  return services
    .map((service) => ({ ...service, order: orders.get(service.id) ?? service.order }))
    .sort((a, b) => a.order - b.order);
}

/** Returns the position after all others. */
export const nextPlace = (services: readonly Service[]): number =>
  Math.max(-1, ...services.map(({ order }) => order)) + 1;

import type { Service } from 'shared-lib/domain/booking';

/** The ids with one of them at another place; the same array when there is no such place. */
export function moveTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const from = ids.indexOf(id);
  if (from < 0 || place === from || place < 0 || place >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(place, 0, id);
}

/** The places that have to be stored for services to stand in an order. */
export function ordersToStore(
  services: readonly Pick<Service, 'id' | 'order'>[],
  ids: readonly string[],
): Map<string, number> {
  const known = new Map(services.map(({ id, order }) => [id, order]));
  return new Map(
    ids.map((id, place) => [id, place] as const).filter(([id, place]) => known.get(id) !== place),
  );
}

/** Services in an order that was asked for; those that it doesn't name come last. */
export function inOrder<Item extends { id: string }>(
  services: readonly Item[],
  ids: readonly string[],
): Item[] {
  const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...services].sort((a, b) => place(a.id) - place(b.id));
}

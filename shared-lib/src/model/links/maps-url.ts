/**
 * Returns the `https` address of a map, which every desktop and phone opens, in its own map app where it has one.
 *
 * @param place - An address in words, or `latitude,longitude`.
 */
export const mapsUrl = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

const GEO = /^geo:(-?\d[\d.]*),(-?\d[\d.]*)([^?]*)(?:\?(.*))?$/i;

/**
 * Returns an address that opens on every device: `geo:`, which only Android knows, becomes a map on the web.
 *
 * @example openableUrl('geo:39.4699,-0.3763') // 'https://www.google.com/maps/search/?api=1&query=39.4699%2C-0.3763'
 */
export function openableUrl(url: string): string {
  const [, latitude, longitude, , query] = GEO.exec(url) ?? [];
  if (latitude === undefined) return url;
  const isNowhere = Number(latitude) === 0 && Number(longitude) === 0;
  const wanted = new URLSearchParams(query).get('q');
  return mapsUrl(isNowhere && wanted ? wanted : `${latitude},${longitude}`);
}

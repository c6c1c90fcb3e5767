/** An address in the parts of property ADR; unknown parts are empty. */
export interface PostalAddress {
  street: string;
  city: string;
  region: string;
  postalCode: string;
}

/**
 * Splits an address as it is written in Spain and most of Europe: street, five-digit code before the city, region. Where
 * there is no such code nothing is guessed: the whole text is the street if it has a number, else the city.
 *
 * @example postalAddressOf('Calle Mayor 1, 33201 Gijón, Asturias') // city 'Gijón', postalCode '33201'
 */
export function postalAddressOf(text: string): PostalAddress {
  const parts = text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const at = parts.findIndex((part) => /^\d{5}\s+\D/.test(part));
  const whole = { street: '', city: '', region: '', postalCode: '' };
  if (at < 0) return isAddress(text) ? { ...whole, street: text } : { ...whole, city: text };
  const [, postalCode = '', city = ''] = /^(\d{5})\s+(.*)$/.exec(parts[at] ?? '') ?? [];
  return {
    street: parts.slice(0, at).join(', '),
    city,
    region: parts.slice(at + 1).join(', '),
    postalCode,
  };
}

/** Reports whether a place is an address, with a number, and neither a name nor coordinates. */
export function isAddress(place: string): boolean {
  return /\p{L}{2}/u.test(place) && /\d/.test(place);
}

/** Returns the coordinates that a text consists of, in degrees; `null` for any other text. */
export function coordinatesIn(text: string): { latitude: number; longitude: number } | null {
  const [, north, east] = /^(-?\d{1,2}\.\d+),\s*(-?\d{1,3}\.\d+)$/.exec(text) ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

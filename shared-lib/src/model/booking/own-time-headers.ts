// In a file of its own, as a visitor's page needs it without the schemas.

/**
 * Headers with the secrets of a page's own hold and booking, which don't count as taken: its session, and
 * `{id}.{token}` of the booking that it moves. They are secret, and therefore not part of an address.
 */
export const OWN_TIME_HEADERS = { session: 'x-booking-session', link: 'x-booking-link' } as const;

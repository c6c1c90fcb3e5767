/** Removes the place, the call and the card's public address from bookings of accounts that were deleted before December 2026. */
export default {
  collectionGroup: 'bookings',
  /** Returns the fields that change, `null` for none. */
  change(booking) {
    const isLeft = booking.slug || booking.cardId || booking.service?.place?.detail;
    if (booking.userId !== 'deleted' || !isLeft) return null;
    const place = { ...booking.service.place, detail: '' };
    return { slug: '', cardId: '', service: { ...booking.service, place } };
  },
};

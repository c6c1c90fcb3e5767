import type { PageAssets } from '../card/render-page';

/** Assets as the page's build would name them. */
export const pageAssets: PageAssets = {
  script: '/assets/boot.12345678.js',
  chunks: {
    booking: '/assets/booking.12345678.js',
    'booking-widget': '/assets/booking-widget.12345678.js',
    'manage-booking': '/assets/manage-booking.12345678.js',
    waiting: '/assets/waiting.12345678.js',
    lead: '/assets/lead.12345678.js',
  },
};

import type { PageAssets } from '../render-page';

/** What the page's build would have made. */
export const pageAssets: PageAssets = {
  script: '/assets/boot.12345678.js',
  chunks: {
    hydrate: '/assets/hydrate.12345678.js',
    booking: '/assets/booking.12345678.js',
    'manage-booking': '/assets/manage-booking.12345678.js',
  },
};

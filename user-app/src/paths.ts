/** Addresses of this app's screens. */
export const paths = {
  home: '/dashboard',
  cards: '/dashboard/tarjetas',
  newCard: '/dashboard/tarjetas/nueva',
  blankCard: '/dashboard/tarjetas?nueva',
  guidedCard: (slug: string) => `/dashboard/tarjetas/guia/${slug}`,
  deletedCards: '/dashboard/tarjetas/papelera',
  bookings: '/dashboard/bookings',
  payments: '/dashboard/stripe',
  services: '/servicios',
  profile: '/dashboard/profile',
  settings: '/dashboard/settings',
  login: '/login',
  figures: '/dashboard/tarjetas/cifras',
  cardFigures: (slug: string) => `/dashboard/tarjetas/${slug}/cifras`,
  editCard: (slug: string) => `/tarjeta/edit/${slug}`,
} as const;

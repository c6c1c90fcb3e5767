import type { Screens } from './screen-facts';

/** Screens of an account; the first is the one that it begins with. */
export const OWNER_SCREENS = {
  home: { path: '/dashboard', name: 'Dashboard' },
  cards: { path: '/dashboard/tarjetas' },
  bookings: { path: '/dashboard/bookings', also: '/reservas' },
  services: { path: '/servicios' },
  payments: { path: '/dashboard/stripe' },
  profile: { path: '/dashboard/profile' },
  settings: { path: '/dashboard/settings' },
  editCard: { path: '/tarjeta/edit/:slug', name: 'Editor' },
  editCardById: { path: '/cards/edit/:cardId', name: 'Editor', isUnmeasured: true },
} as const satisfies Screens;

/** Screens that are reached from one of those, of which nobody but their remote needs to know. */
export const INNER_SCREENS = {
  deletedCards: { path: '/dashboard/tarjetas/papelera', name: 'Cards' },
  reminders: { path: '/dashboard/bookings/reminders', name: 'Bookings' },
  waiting: { path: '/dashboard/bookings/waiting', name: 'Bookings' },
  calendarConsent: { path: '/dashboard/calendars', name: 'Calendars', isUnmeasured: true },
  figures: { path: '/dashboard/tarjetas/cifras', also: '/dashboard/tarjetas/:slug/cifras', name: 'Cards' },
  newCard: { path: '/dashboard/tarjetas/nueva', name: 'Cards' },
  guidedCard: { path: '/dashboard/tarjetas/guia/:slug', name: 'Editor' },
} as const satisfies Screens;

/** Spanish titles of the screens that are in the menu. */
export const OWNER_TITLES = {
  home: 'Inicio',
  cards: 'Tarjetas',
  bookings: 'Reservas',
  payments: 'Pagos',
  profile: 'Perfil',
  settings: 'Configuración',
} as const satisfies Readonly<Partial<Record<keyof typeof OWNER_SCREENS, string>>>;

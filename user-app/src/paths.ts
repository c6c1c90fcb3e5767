import { INNER_SCREENS, OWNER_SCREENS, pathsOf } from 'shared-lib/model';

const screens = pathsOf({ ...OWNER_SCREENS, ...INNER_SCREENS });

/** Addresses of this app's screens, and of parts of them. */
export const paths = {
  ...screens,
  blankCard: `${screens.cards}?nueva`,
  guidedCard: (slug: string) => screens.guidedCard.replace(':slug', slug),
  hours: `${screens.services}?vista=horario`,
  people: `${screens.bookings}?vista=clientes`,
  service: (id: string) => `${screens.services}?servicio=${id}`,
  login: '/login',
  cardFigures: (slug: string) => INNER_SCREENS.figures.also.replace(':slug', slug),
  editCard: (slug: string) => screens.editCard.replace(':slug', slug),
} as const;

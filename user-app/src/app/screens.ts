import {
  IconCalendarEvent,
  IconCreditCard,
  IconHome,
  IconId,
  IconSettings,
  IconUserCircle,
} from '@tabler/icons-react';
import { INNER_SCREENS, OWNER_SCREENS, OWNER_TITLES } from 'shared-lib/model';
import { defineScreens, lazyScreen } from 'shared-lib/ui/lazy-screen';
import { phoneMenu } from 'shared-lib/ui/side-layout';

// The design system's living page; a production build leaves it out whole.
const gallery =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        {
          path: '/dashboard/__ui',
          Screen: lazyScreen('Gallery', () => import('../features/ui-gallery/ui-gallery-page')),
        },
      ];

/** The account's screens, in the order of the menu. */
const defined = defineScreens(
  { ...OWNER_SCREENS, ...INNER_SCREENS },
  {
    home: {
      load: () => import(/* webpackChunkName: "first-screen" */ '../features/dashboard-home/home-page'),
      nav: { label: OWNER_TITLES.home, icon: IconHome, exact: true },
      isAhead: true,
    },
    cards: {
      load: () => import('../features/cards/cards-page'),
      nav: { label: OWNER_TITLES.cards, icon: IconId },
      isAhead: true,
    },
    deletedCards: { load: () => import('../features/cards/deleted-cards-page') },
    figures: { load: () => import('../features/figures/figures-page') },
    newCard: { load: () => import('../features/card-editor/guided/new-card-page') },
    guidedCard: { load: () => import('../features/card-editor/guided/guided-card-page') },
    bookings: {
      load: () => import('./bookings-route'),
      nav: {
        label: OWNER_TITLES.bookings,
        icon: IconCalendarEvent,
        also: [OWNER_SCREENS.bookings.also, OWNER_SCREENS.services.path],
      },
      isAhead: true,
    },
    services: { load: () => import('./services-route') },
    reminders: { load: () => import('../features/bookings/reminders/reminders-page') },
    calendarConsent: {
      load: () => import('../features/availability/other-calendars/calendar-consent-page'),
    },
    waiting: { load: () => import('../features/bookings/waiting/waiting-page') },
    payments: {
      load: () => import('../features/payments/payments-page'),
      nav: { label: OWNER_TITLES.payments, icon: IconCreditCard },
      isAhead: true,
    },
    profile: {
      load: () => import('../features/profile/profile-page'),
      nav: { label: OWNER_TITLES.profile, icon: IconUserCircle },
      isAhead: true,
    },
    settings: {
      load: () => import('../features/settings/settings-page'),
      nav: { label: OWNER_TITLES.settings, icon: IconSettings },
      isAhead: true,
    },
    editCard: { load: () => import('../features/card-editor/editor-page'), isAhead: true },
    editCardById: { load: () => import('../features/card-editor/edit-by-id-page') },
  },
  gallery,
);

export const { routes, screenAt, isLoaded, menu } = defined;

/** The screen that the app begins with. */
export const HomePage = defined.screens.home;

/** Parts loaded ahead: the frame's dialogs, the menu's screens in its order, then the editor. */
export const NEXT = [phoneMenu, ...defined.ahead];

import { matchPath } from 'shared-lib/router';
import { lazyScreen } from 'shared-lib/ui/lazy-screen';
import { phoneMenu } from 'shared-lib/ui/side-layout';

/** The screen that the app begins with. */
export const HomePage = lazyScreen(
  'Dashboard',
  () => import(/* webpackChunkName: "first-screen" */ '../features/dashboard-home/home-page'),
);

const CardsPage = lazyScreen('Cards', () => import('../features/cards/cards-page'));
const DeletedCardsPage = lazyScreen('Cards', () => import('../features/cards/deleted-cards-page'));
const FiguresPage = lazyScreen('Cards', () => import('../features/figures/figures-page'));
const EditorPage = lazyScreen('Editor', () => import('../features/card-editor/editor-page'));
const EditByIdPage = lazyScreen('Editor', () => import('../features/card-editor/edit-by-id-page'));
const NewCardPage = lazyScreen('Cards', () => import('../features/card-editor/guided/new-card-page'));
const GuidedCardPage = lazyScreen('Editor', () => import('../features/card-editor/guided/guided-card-page'));
const BookingsRoute = lazyScreen('Bookings', () => import('./bookings-route'));
const ServicesRoute = lazyScreen('Services', () => import('./services-route'));
const PaymentsPage = lazyScreen('Payments', () => import('../features/payments/payments-page'));
const ProfilePage = lazyScreen('Profile', () => import('../features/profile/profile-page'));
const SettingsPage = lazyScreen('Settings', () => import('../features/settings/settings-page'));
// The design system's living page; a production build leaves it out whole.
const UiGalleryPage =
  process.env.NODE_ENV === 'production'
    ? null
    : lazyScreen('Gallery', () => import('../features/ui-gallery/ui-gallery-page'));

/** Screens by path. */
export const SCREENS = [
  { path: 'dashboard', Screen: HomePage },
  { path: 'dashboard/tarjetas', Screen: CardsPage },
  { path: 'dashboard/tarjetas/papelera', Screen: DeletedCardsPage },
  { path: 'dashboard/tarjetas/cifras', Screen: FiguresPage },
  { path: 'dashboard/tarjetas/:slug/cifras', Screen: FiguresPage },
  { path: 'dashboard/tarjetas/nueva', Screen: NewCardPage },
  { path: 'dashboard/tarjetas/guia/:slug', Screen: GuidedCardPage },
  { path: 'dashboard/bookings', Screen: BookingsRoute },
  { path: 'dashboard/stripe', Screen: PaymentsPage },
  { path: 'dashboard/profile', Screen: ProfilePage },
  { path: 'dashboard/settings', Screen: SettingsPage },
  { path: 'reservas', Screen: BookingsRoute },
  { path: 'servicios', Screen: ServicesRoute },
  { path: 'tarjeta/edit/:slug', Screen: EditorPage },
  { path: 'cards/edit/:cardId', Screen: EditByIdPage },
  ...(UiGalleryPage ? [{ path: 'dashboard/__ui', Screen: UiGalleryPage }] : []),
];

/** Returns the screen at a path, if it is one of these. */
export function screenAt(pathname: string) {
  return SCREENS.find(({ path }) => matchPath(`/${path}`, pathname))?.Screen;
}

/** Reports whether the screen at a path can be drawn without loading a file. */
export const isLoaded = (pathname: string) => screenAt(pathname)?.isLoaded() ?? false;

/** Parts loaded ahead: the frame's dialogs, the menu's screens in its order, then the editor. */
export const NEXT = [
  phoneMenu,
  HomePage,
  CardsPage,
  BookingsRoute,
  PaymentsPage,
  ProfilePage,
  SettingsPage,
  EditorPage,
];

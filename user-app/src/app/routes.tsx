import type { PageStart } from 'shared-lib/remote-contract';
import { matchPath, Route, Routes } from 'shared-lib/router';
import { lazyScreen, preloadSoon, usePreloadedScreens } from 'shared-lib/ui/lazy-screen';
import { NotFoundScreen } from 'shared-lib/ui/not-found';
import { phoneMenu } from 'shared-lib/ui/side-layout';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { DashboardLayout } from './layout/dashboard-layout';

const HomePage = lazyScreen(
  'Dashboard',
  () => import(/* webpackChunkName: "first-screen" */ '../features/dashboard-home/home-page'),
);
// In the same file as the screen.
const loadReadHome = () =>
  import(/* webpackChunkName: "first-screen" */ '../features/dashboard-home/read-home');

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
const SCREENS = [
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

/** Parts loaded ahead: the frame's dialogs, the menu's screens in its order, then the editor. */
const NEXT = [
  phoneMenu,
  HomePage,
  CardsPage,
  BookingsRoute,
  PaymentsPage,
  ProfilePage,
  SettingsPage,
  EditorPage,
];

const preloadNextScreens = () => void preloadSoon(NEXT);

/** Loads the screen at a path, and for Inicio takes what has been read ahead of it into the store. */
export async function prepare({ pathname, store }: PageStart): Promise<void> {
  const first = SCREENS.find(({ path }) => matchPath(`/${path}`, pathname));
  await Promise.all([
    first?.Screen.preload(),
    first?.Screen === HomePage && loadReadHome().then(({ readHome }) => readHome(store)),
  ]);
}

/**
 * Renders every screen of a card's owner. The shell guards them: a session exists here, though the account's record may
 * still be missing.
 */
export default function App() {
  usePreloadedScreens(NEXT);
  return (
    <AppFrame>
      <Routes>
        <Route element={<DashboardLayout onMenu={preloadNextScreens} />}>
          {SCREENS.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </AppFrame>
  );
}

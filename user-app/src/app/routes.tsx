import { Route, Routes } from 'shared-lib/router';
import { lazyScreen, preloadSoon, usePreloadedScreens } from 'shared-lib/ui/lazy-screen';
import { NotFoundScreen } from 'shared-lib/ui/not-found';
import { AppFrame } from './app-frame';
import { DashboardLayout } from './layout/dashboard-layout';

const HomePage = lazyScreen('Dashboard', () => import('../features/dashboard-home/home-page'));
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

/** Screens loaded ahead: the menu's in its order, then the editor. */
const NEXT_SCREENS = [
  HomePage,
  CardsPage,
  BookingsRoute,
  PaymentsPage,
  ProfilePage,
  SettingsPage,
  EditorPage,
];

const preloadNextScreens = () => void preloadSoon(NEXT_SCREENS);

/**
 * Renders every screen of a card's owner. The shell guards them: a session exists here, though the account's record may
 * still be missing.
 */
export default function App() {
  usePreloadedScreens(NEXT_SCREENS);
  return (
    <AppFrame>
      <Routes>
        <Route element={<DashboardLayout onMenu={preloadNextScreens} />}>
          <Route path="dashboard" element={<HomePage />} />
          <Route path="dashboard/tarjetas" element={<CardsPage />} />
          <Route path="dashboard/tarjetas/papelera" element={<DeletedCardsPage />} />
          <Route path="dashboard/tarjetas/cifras" element={<FiguresPage />} />
          <Route path="dashboard/tarjetas/:slug/cifras" element={<FiguresPage />} />
          <Route path="dashboard/tarjetas/nueva" element={<NewCardPage />} />
          <Route path="dashboard/tarjetas/guia/:slug" element={<GuidedCardPage />} />
          <Route path="dashboard/bookings" element={<BookingsRoute />} />
          <Route path="dashboard/stripe" element={<PaymentsPage />} />
          <Route path="dashboard/profile" element={<ProfilePage />} />
          <Route path="dashboard/settings" element={<SettingsPage />} />
          <Route path="reservas" element={<BookingsRoute />} />
          <Route path="servicios" element={<ServicesRoute />} />
          <Route path="tarjeta/edit/:slug" element={<EditorPage />} />
          <Route path="cards/edit/:cardId" element={<EditByIdPage />} />
          {UiGalleryPage && <Route path="dashboard/__ui" element={<UiGalleryPage />} />}
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </AppFrame>
  );
}

import { lazy } from 'react';
import { Route, Routes } from 'shared-lib/router';
import { NotFoundScreen } from 'shared-lib/ui/not-found';
import { AppFrame } from './app-frame';
import { DashboardLayout } from './layout/dashboard-layout';

const HomePage = lazy(() => import('../features/dashboard-home/home-page'));
const CardsPage = lazy(() => import('../features/cards/cards-page'));
const EditorPage = lazy(() => import('../features/card-editor/editor-page'));
const EditByIdPage = lazy(() => import('../features/card-editor/edit-by-id-page'));
const BookingsRoute = lazy(() => import('./bookings-route'));
const ServicesRoute = lazy(() => import('./services-route'));
const PaymentsPage = lazy(() => import('../features/payments/payments-page'));
const ProfilePage = lazy(() => import('../features/profile/profile-page'));
const SettingsPage = lazy(() => import('../features/settings/settings-page'));
// The design system's living page; a production build leaves it out whole.
const UiGalleryPage =
  process.env.NODE_ENV === 'production' ? null : lazy(() => import('../features/ui-gallery/ui-gallery-page'));

/**
 * Every screen of a card's owner. The host guards them: here a session exists, though the account's record may still
 * be missing.
 */
export default function App() {
  return (
    <AppFrame>
      <Routes>
        <Route element={<DashboardLayout />}>
          <Route path="dashboard" element={<HomePage />} />
          <Route path="dashboard/tarjetas" element={<CardsPage />} />
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

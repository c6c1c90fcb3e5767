import { lazy } from 'react';
import { useSearchParams } from 'shared-lib/router';
import BookingsPage from '../features/bookings/bookings-page';

const CustomersPage = lazy(() => import('../features/customers/customers-page'));

/** Renders 'Reservas' at both of its addresses: the agenda, or the customers. */
export default function BookingsRoute() {
  const [search] = useSearchParams();
  return search.get('vista') === 'clientes' ? <CustomersPage /> : <BookingsPage />;
}

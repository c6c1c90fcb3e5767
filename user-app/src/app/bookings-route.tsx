import { lazy } from 'react';
import { useSearchParams } from 'shared-lib/router';

const BookingsPage = lazy(() => import('../features/bookings/bookings-page'));
const CustomersPage = lazy(() => import('../features/customers/customers-page'));

/** 'Reservas' at both of its addresses: the agenda, or who has booked. */
export default function BookingsRoute() {
  const [search] = useSearchParams();
  return search.get('vista') === 'clientes' ? <CustomersPage /> : <BookingsPage />;
}

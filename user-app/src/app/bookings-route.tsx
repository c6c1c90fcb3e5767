import { useSearchParams } from 'shared-lib/router';
import { lazyPart } from 'shared-lib/ui/lazy-screen';
import BookingsPage from '../features/bookings/bookings-page';

const CustomersPage = lazyPart(() => import('../features/customers/customers-page'));

/** Renders 'Reservas' at both of its addresses: the agenda, or the customers. */
export default function BookingsRoute() {
  const [search] = useSearchParams();
  return search.get('vista') === 'clientes' ? <CustomersPage /> : <BookingsPage />;
}

import { useSearchParams } from 'shared-lib/router';
import { lazyScreen } from 'shared-lib/ui/lazy-screen';
import 'shared-lib/ui/component-sheets.css';
import BookingsPage from '../features/bookings/bookings-page';

const CustomersPage = lazyScreen('Customers', () => import('../features/customers/customers-page'));

/** Renders 'Reservas' at both of its addresses: the agenda, or the customers. */
export default function BookingsRoute() {
  const [search] = useSearchParams();
  return search.get('vista') === 'clientes' ? <CustomersPage /> : <BookingsPage />;
}

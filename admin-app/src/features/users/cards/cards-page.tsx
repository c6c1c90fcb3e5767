import 'shared-lib/ui/component-sheets.css';
import { paths } from '../../../paths';
import { OfflineLine } from '../../../ui/offline-line';
import { UserDrawer } from '../components/sheet/user-drawer';
import { useOpenUser } from '../use-open-user';
import { useReplaceUser } from '../use-user-pages';
import CardsView from './cards-view';

/** Renders 'Tarjetas': every card, and the account of one beside them. */
export default function CardsPage() {
  const [uid, close] = useOpenUser(paths.cards);
  const replace = useReplaceUser();
  return (
    <>
      <OfflineLine />
      <CardsView />
      <UserDrawer uid={uid} onChange={replace} onClose={close} />
    </>
  );
}

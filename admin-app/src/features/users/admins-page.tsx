import 'shared-lib/ui/component-sheets.css';
import { paths } from '../../paths';
import { OfflineLine } from '../../ui/offline-line';
import AdminsView from './components/admins-view';
import { UserDrawer } from './components/sheet/user-drawer';
import { useOpenUser } from './use-open-user';
import { useReplaceUser } from './use-user-pages';

/** Renders 'Administradores': who administers and who is invited, and one administrator's account beside them. */
export default function AdminsPage() {
  const [uid, close] = useOpenUser(paths.admins);
  const replace = useReplaceUser();
  return (
    <>
      <OfflineLine />
      <AdminsView />
      <UserDrawer uid={uid} onChange={replace} onClose={close} />
    </>
  );
}

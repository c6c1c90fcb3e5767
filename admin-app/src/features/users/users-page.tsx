import { Navigate, useLocation, useSearchParams } from 'shared-lib/router';
import 'shared-lib/ui/component-sheets.css';
import { OfflineLine } from '../../ui/offline-line';
import { paths, userHref } from '../../paths';
import { AccountsView } from './components/accounts-view';
import { UserDrawer } from './components/sheet/user-drawer';
import { useOpenUser } from './use-open-user';
import { useReplaceUser, useUserPages } from './use-user-pages';
import { useUserQuery } from './use-user-query';

/** Lists that were views of this screen, by their names in older addresses. */
const FORMER_VIEWS: Readonly<Record<string, string>> = {
  tarjetas: paths.cards,
  administradores: paths.admins,
};

/** Renders 'Usuarios': every account, and one account's details beside them. */
export default function UsersPage() {
  const [parameters] = useSearchParams();
  const former = FORMER_VIEWS[parameters.get('vista') ?? ''];
  return former === undefined ? <Accounts /> : <ToFormerView list={former} />;
}

function Accounts() {
  const [query, changeQuery] = useUserQuery();
  const pages = useUserPages(query);
  const replace = useReplaceUser();
  const [uid, close] = useOpenUser(paths.users);
  return (
    <>
      <OfflineLine />
      <AccountsView query={query} onQuery={changeQuery} pages={pages} />
      <UserDrawer uid={uid} onChange={replace} onClose={close} />
    </>
  );
}

/** Redirects an older address to the screen that its view has become, with the account that it names. */
function ToFormerView({ list }: { list: string }) {
  const [uid] = useOpenUser(list);
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.delete('vista');
  return (
    <Navigate
      to={{ pathname: uid === null ? list : userHref(uid, list), search: parameters.toString() }}
      replace
    />
  );
}

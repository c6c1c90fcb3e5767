import { Tabs } from '@mantine/core';
import { useSearchParams } from 'shared-lib/router';
import { OfflineLine } from '../../ui/offline-line';
import { AccountsView } from './components/accounts-view';
import { AdminsView } from './components/admins-view';
import { UserDrawer } from './components/user-drawer';
import { messages } from './messages';
import { useOpenUser } from './use-open-user';
import { useUserPages } from './use-user-pages';
import { useUserQuery } from './use-user-query';

const ADMINS = 'administradores';

/** Renders 'Usuarios': every account, the administrators, and one account's details beside them. */
export default function UsersPage() {
  const [parameters, setParameters] = useSearchParams();
  const view = parameters.get('vista') === ADMINS ? ADMINS : 'cuentas';
  const [query, changeQuery] = useUserQuery();
  const pages = useUserPages(query);
  const [uid, close] = useOpenUser();
  return (
    <>
      <OfflineLine />
      <Tabs
        value={view}
        keepMounted={false}
        onChange={(next) => setParameters(next === ADMINS ? { vista: ADMINS } : {}, { replace: true })}
      >
        <Tabs.List aria-label={messages.views}>
          <Tabs.Tab value="cuentas">{messages.accounts}</Tabs.Tab>
          <Tabs.Tab value={ADMINS}>{messages.administrators}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="cuentas">
          <AccountsView query={query} onQuery={changeQuery} pages={pages} />
        </Tabs.Panel>
        <Tabs.Panel value={ADMINS}>
          <AdminsView />
        </Tabs.Panel>
      </Tabs>
      <UserDrawer uid={uid} onChange={pages.replace} onClose={close} />
    </>
  );
}

import { Suspense } from 'react';
import { Loader, Tabs } from '@mantine/core';
import { useSearchParams } from 'shared-lib/router';
import { lazyPart } from 'shared-lib/ui/lazy-screen';
import 'shared-lib/ui/component-sheets.css';
import { useMay } from '../../session/permissions';
import { OfflineLine } from '../../ui/offline-line';
import { AccountsView } from './components/accounts-view';
import { cardMessages } from './cards/messages';
import { UserDrawer } from './components/user-drawer';
import { messages } from './messages';
import { useOpenUser } from './use-open-user';
import { useUserPages } from './use-user-pages';
import { useUserQuery } from './use-user-query';

const AdminsView = lazyPart(() => import('./components/admins-view'));
const CardsView = lazyPart(() => import('./cards/cards-view'));

const ACCOUNTS = 'cuentas';
/** Views that the address names. */
const NAMED = ['tarjetas', 'administradores'] as const;
const [CARDS, ADMINS] = NAMED;

/** Renders 'Usuarios': every account, every card, the administrators, and one account's details beside them. */
export default function UsersPage() {
  const [parameters, setParameters] = useSearchParams();
  const mayAdminister = useMay('administrators');
  const asked = NAMED.find((name) => name === parameters.get('vista')) ?? ACCOUNTS;
  const view = asked === ADMINS && !mayAdminister ? ACCOUNTS : asked;
  const [query, changeQuery] = useUserQuery();
  const pages = useUserPages(query, { skip: view === CARDS });
  const [uid, close] = useOpenUser();
  return (
    <>
      <OfflineLine />
      <Tabs
        value={view}
        keepMounted={false}
        onChange={(next) =>
          setParameters(next === null || next === ACCOUNTS ? {} : { vista: next }, { replace: true })
        }
      >
        <Tabs.List aria-label={messages.views}>
          <Tabs.Tab value={ACCOUNTS}>{messages.accounts}</Tabs.Tab>
          <Tabs.Tab value={CARDS}>{cardMessages.tab}</Tabs.Tab>
          {mayAdminister && <Tabs.Tab value={ADMINS}>{messages.administrators}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value={ACCOUNTS}>
          <AccountsView query={query} onQuery={changeQuery} pages={pages} />
        </Tabs.Panel>
        <Tabs.Panel value={CARDS}>
          <Suspense fallback={<Loader />}>
            <CardsView />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value={ADMINS}>
          <Suspense fallback={<Loader />}>
            <AdminsView />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      <UserDrawer uid={uid} onChange={pages.replace} onClose={close} />
    </>
  );
}

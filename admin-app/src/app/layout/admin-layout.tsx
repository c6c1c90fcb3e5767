import { useLocation } from 'shared-lib/router';
import { ADMIN_TITLE } from 'shared-lib/config';
import { FreezeNotice } from 'shared-lib/ui/freeze-notice';
import { SideLayout } from 'shared-lib/ui/side-layout';
import { UpdatingMark } from 'shared-lib/ui/updating-mark';
import { SignOutProvider, useSignOut } from 'shared-lib/sign-out';
import { useOpenCountsQuery } from '../../admin-data/admin-endpoints';
import { OpenAdministrationNotice } from '../../open-administration/open-administration-notice';
import { useCurrentAdmin } from '../../session/admin-context';
import { useMayOpen } from '../../session/permissions';
import { PasswordQuestion } from 'shared-lib/recent-sign-in';
import { paths } from '../../paths';
import { menu } from '../screens';
import { AdminHeader } from './admin-header';
import { messages } from './messages';
import type { AdminSection } from './sections';
import { ThemeButton } from './theme-button';

/** Returns the sections that the administrator's role may open, with the number of reported cards that wait in 'Denuncias'. */
function useSections(): readonly AdminSection[] {
  const mayOpen = useMayOpen();
  const cards = useOpenCountsQuery().data?.cards ?? 0;
  const allowed = menu.filter(({ to }) => mayOpen(to));
  if (cards === 0) return allowed;
  const badge = { text: String(cards), label: messages.openReports(cards) };
  return allowed.map((section) => (section.to === paths.reports ? { ...section, badge } : section));
}

/** Renders the frame of the administration's screens. */
export function AdminLayout() {
  return (
    <SignOutProvider login={paths.login}>
      <PanelFrame />
    </SignOutProvider>
  );
}

function PanelFrame() {
  const { name, email } = useCurrentAdmin();
  const { pathname } = useLocation();
  const entries = useSections();
  const { signOut, isLeaving } = useSignOut();
  return (
    <>
      <SideLayout
        product={ADMIN_TITLE}
        home={paths.dashboard}
        entries={entries}
        bell={<ThemeButton />}
        person={{ name: name || messages.fallbackName, email }}
        onSignOut={signOut}
        isLeaving={isLeaving}
        above={
          <>
            <FreezeNotice to="admins" />
            <OpenAdministrationNotice />
            <UpdatingMark isLow />
            <AdminHeader />
          </>
        }
        fills={pathname === paths.creator}
      />
      <PasswordQuestion email={email} />
    </>
  );
}

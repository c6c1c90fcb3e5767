import { useNavigate } from 'shared-lib/router';
import { signOut } from 'shared-lib/auth';
import { ADMIN_TITLE } from 'shared-lib/config';
import { showErrorToast } from 'shared-lib/toast';
import { SideLayout } from 'shared-lib/ui/side-layout';
import { useReportsQuery } from '../../admin-data/admin-endpoints';
import { useCurrentAdmin } from '../../session/admin-context';
import { paths } from '../../paths';
import { AdminHeader } from './admin-header';
import { messages } from './messages';
import { sections, type AdminSection } from './sections';

/** How many open reports the sidebar counts: each is a read of every screen. */
const MOST_COUNTED = 4;

/** The sections, with what waits in 'Denuncias'. */
function useSections(): readonly AdminSection[] {
  const { data: open = [] } = useReportsQuery({ status: 'open', count: MOST_COUNTED + 1 });
  if (open.length === 0) return sections;
  const text = open.length > MOST_COUNTED ? `${MOST_COUNTED}+` : String(open.length);
  const badge = { text, label: messages.openReports(text) };
  return sections.map((section) => (section.to === paths.reports ? { ...section, badge } : section));
}

/** The frame of the administration's screens. */
export function AdminLayout() {
  const { name, email } = useCurrentAdmin();
  const navigate = useNavigate();
  const entries = useSections();
  const leave = () => {
    signOut().then(() => navigate(paths.login, { replace: true }), showErrorToast);
  };
  return (
    <SideLayout
      product={ADMIN_TITLE}
      home={paths.dashboard}
      entries={entries}
      person={{ name: name || messages.fallbackName, email }}
      onSignOut={leave}
      above={<AdminHeader />}
    />
  );
}

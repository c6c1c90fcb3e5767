import { IconLogout, IconMenu2, IconX } from '@tabler/icons-react';
import { useNavigate } from 'shared-lib/router';
import { signOut } from 'shared-lib/auth';
import { ADMIN_TITLE } from 'shared-lib/config';
import { showErrorToast } from 'shared-lib/toast';
import { SideLayout } from 'shared-lib/ui/side-layout';
import { useCurrentAdmin } from '../../session/admin-context';
import { paths } from '../../paths';
import { AdminHeader } from './admin-header';
import { messages } from './messages';
import { sections } from './sections';

/** The frame of the administration's screens. */
export function AdminLayout() {
  const { name, email } = useCurrentAdmin();
  const navigate = useNavigate();
  const leave = () => {
    signOut().then(() => navigate(paths.login, { replace: true }), showErrorToast);
  };
  return (
    <SideLayout
      product={ADMIN_TITLE}
      home={paths.dashboard}
      entries={sections}
      person={{ name: name || messages.fallbackName, email }}
      menuIcon={<IconMenu2 size={24} aria-hidden />}
      closeIcon={<IconX size={22} aria-hidden />}
      signOutIcon={<IconLogout size={18} stroke={1.75} aria-hidden />}
      onSignOut={leave}
      above={<AdminHeader />}
    />
  );
}

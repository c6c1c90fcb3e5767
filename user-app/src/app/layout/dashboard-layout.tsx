import { PRODUCT_NAME, PRODUCT_SUBTITLE } from 'shared-lib/config';
import { useAppSelector, useAuth, useIsUpdating, useUid } from 'shared-lib/store';
import { FreezeNotice } from 'shared-lib/ui/freeze-notice';
import { SideLayout } from 'shared-lib/ui/side-layout';
import { UpdatingMark } from 'shared-lib/ui/updating-mark';
import { SignOutProvider, useSignOut } from 'shared-lib/sign-out';
import { cardEndpoints } from '../../card-data/card-endpoints';
import { useDraftSender } from '../../card-draft/use-draft-sender';
import { NotificationBell } from '../../features/notifications/notification-bell';
import { paths } from '../../paths';
import { menu } from '../screens';
import { layoutMessages as messages } from './messages';
import { StorageNotice } from './storage-notice';

interface DashboardLayoutProps {
  /** Called when somebody opens the menu of a phone. */
  onMenu?: () => void;
}

/** Renders the frame of the account's screens. */
export function DashboardLayout({ onMenu }: DashboardLayoutProps) {
  const uid = useUid();
  useDraftSender(uid);
  // The cached list, if it was open.
  const { data: cards } = useAppSelector(cardEndpoints.endpoints.cards.select(uid));
  return (
    <SignOutProvider login={paths.login} cards={cards}>
      <AccountFrame {...(onMenu && { onMenu })} />
    </SignOutProvider>
  );
}

/** Marks the screens of an account while something on them is of an earlier visit. */
function AccountUpdatingMark() {
  return <UpdatingMark isUpdating={useIsUpdating()} />;
}

function AccountFrame({ onMenu }: DashboardLayoutProps) {
  const { user, firebaseUser } = useAuth();
  const { signOut, isLeaving } = useSignOut();
  return (
    <SideLayout
      product={PRODUCT_NAME}
      subtitle={PRODUCT_SUBTITLE}
      home={paths.home}
      entries={menu}
      {...(onMenu && { onMenu })}
      person={{
        name: user?.name || messages.unnamed,
        email: user?.email || firebaseUser?.email || '',
      }}
      bell={<NotificationBell />}
      onSignOut={signOut}
      isLeaving={isLeaving}
      above={
        <>
          <FreezeNotice to="owners" />
          <StorageNotice />
          <AccountUpdatingMark />
        </>
      }
    />
  );
}

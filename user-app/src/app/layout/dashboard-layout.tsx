import { Suspense, useEffect, useState } from 'react';
import { Drawer } from '@mantine/core';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { Link, Outlet, useLocation, useNavigationType } from 'shared-lib/router';
import { PRODUCT_NAME } from 'shared-lib/config';
import { CenteredSpinner } from 'shared-lib/ui/centered-spinner';
import { useUid } from 'shared-lib/store';
import { useDraftSender } from '../../card-draft/use-draft-sender';
import { paths } from '../../paths';
import { SignOutProvider } from '../../sign-out/sign-out-provider';
import { NotificationBell } from '../../features/notifications/notification-bell';
import styles from './dashboard-layout.module.css';
import { layoutMessages as messages } from './messages';
import { ReadOnlyNotice } from './read-only-notice';
import { Sidebar } from './sidebar';
import { StorageNotice } from './storage-notice';

/** The frame of the account's screens: sidebar on wide screens, header and drawer on phones. */
export function DashboardLayout() {
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  useDraftSender(useUid());
  const [menuAt, setMenuAt] = useState<string | null>(null);
  // The menu belongs to the screen where it was opened, so that any navigation closes it.
  const menuOpen = menuAt === key;
  const closeMenu = () => setMenuAt(null);

  useEffect(() => {
    if (navigation === 'PUSH') window.scrollTo(0, 0);
  }, [pathname, navigation]);

  return (
    <SignOutProvider>
      <div className={styles.layout}>
        <a href="#contenido" className={styles.skip}>
          {messages.skip}
        </a>
        <header className={styles.mobileHeader}>
          <Link to={paths.home} className={styles.mobileBrand}>
            {PRODUCT_NAME}
          </Link>
          <NotificationBell />
          <button
            type="button"
            className={styles.menuButton}
            aria-expanded={menuOpen}
            aria-label={messages.openMenu}
            onClick={() => setMenuAt(key)}
          >
            <IconMenu2 size={24} aria-hidden />
          </button>
        </header>
        <aside className={styles.aside}>
          <Sidebar bell={<NotificationBell />} />
        </aside>
        <Drawer.Root
          opened={menuOpen}
          onClose={closeMenu}
          size={288}
          position="left"
          classNames={{ content: styles.drawer }}
        >
          <Drawer.Overlay backgroundOpacity={0.4} />
          <Drawer.Content aria-label={messages.menu}>
            <button
              type="button"
              className={styles.closeMenu}
              aria-label={messages.closeMenu}
              onClick={closeMenu}
            >
              <IconX size={22} aria-hidden />
            </button>
            <Sidebar />
          </Drawer.Content>
        </Drawer.Root>
        <main id="contenido" tabIndex={-1} className={styles.main}>
          <ReadOnlyNotice />
          <StorageNotice />
          <Suspense fallback={<CenteredSpinner />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </SignOutProvider>
  );
}

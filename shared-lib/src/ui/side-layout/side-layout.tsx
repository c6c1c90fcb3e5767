import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { Link, Outlet, useLocation, useNavigationType } from 'shared-lib/router';
import { CenteredSpinner } from '../centered-spinner';
import { Glyph } from '../glyph';
import { aheadOfPress, usePressedPart } from '../pressed-part';
import { messages } from './messages';
import { Place, useMovable } from './movable';
import styles from './side-layout.module.css';
import { SideNav, type SideNavProps } from './side-nav';

/** Media query of a window without room for the sidebar; the style sheet has the same. */
const NARROW = '(max-width: 61.99em)';

const loadPhoneMenu = () =>
  import(/* webpackChunkName: "dialogs" */ './phone-menu').then(({ PhoneMenu }) => PhoneMenu);

/** The menu of a phone, to be loaded ahead. */
export const phoneMenu = { preload: loadPhoneMenu };

/** Props of {@link SideLayout}. */
export interface SideLayoutProps extends SideNavProps {
  /** Address of the product's name. */
  home: string;
  /** Called when somebody opens the menu of a phone, before they choose. */
  onMenu?: () => void;
  /** Content above every screen, such as notices. */
  above?: ReactNode;
  /** True for a screen that takes the whole window, without margins, and scrolls inside. */
  fills?: boolean;
}

/**
 * Renders the frame around an app's screens: a sidebar on wide screens, header and drawer on phones; the route in the
 * middle.
 */
export function SideLayout({ home, onMenu, above, fills = false, bell, ...nav }: SideLayoutProps) {
  const { pathname, key, state } = useLocation();
  // A panel that opens beside a list keeps the scroll position of the list.
  const keepsScroll = state?.keepScroll === true;
  const navigation = useNavigationType();
  // Rendering a hidden sidebar would take a quarter of a phone's first render.
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  // The bell moves with its state, so that its open panel stays open when the window crosses that width.
  const [movableBell, drawnBell] = useMovable(bell);
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const [PhoneMenu, pressMenu] = usePressedPart(loadPhoneMenu);
  // The menu belongs to the screen where it was opened, so that any navigation closes it.
  const menuOpen = menuAt === key;
  const openMenu = () => {
    setMenuAt(key);
    pressMenu();
    onMenu?.();
  };
  const closeMenu = () => setMenuAt(null);

  useEffect(() => {
    if (navigation === 'PUSH' && !keepsScroll) window.scrollTo(0, 0);
  }, [pathname, navigation, keepsScroll]);

  return (
    <div className={styles.layout} data-fills={fills || undefined}>
      {drawnBell}
      <a href="#contenido" className={styles.skip}>
        {messages.skip}
      </a>
      <header className={styles.mobileHeader}>
        <Link to={home} className={styles.mobileBrand}>
          {nav.product}
        </Link>
        {isNarrow && <Place of={movableBell} />}
        <button
          type="button"
          className={styles.menuButton}
          aria-expanded={menuOpen && PhoneMenu !== null}
          aria-label={messages.openMenu}
          aria-haspopup="dialog"
          onClick={openMenu}
          {...aheadOfPress(loadPhoneMenu)}
        >
          <Glyph name="menu" size={24} />
        </button>
      </header>
      {!isNarrow && (
        <aside className={styles.aside}>
          <SideNav {...nav} bell={<Place of={movableBell} />} />
        </aside>
      )}
      {PhoneMenu && <PhoneMenu {...nav} opened={menuOpen} onClose={closeMenu} />}
      <main id="contenido" tabIndex={-1} className={styles.main}>
        {above}
        <Suspense fallback={<CenteredSpinner />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

import { useEffect, type ReactNode } from 'react';
import { Link, Outlet } from 'shared-lib/router';
import { PRODUCT_NAME } from 'shared-lib/config';
import { mayHaveSession } from 'shared-lib/session-hint';
import { useAuth } from 'shared-lib/store';
import { siteMessages as messages } from './messages';
import { paths } from './paths';
import { useHydrated } from './use-hydrated';
import styles from './site-layout.module.css';

/** Renders the frame of the public screens: name, sign-in link, legal texts. */
export function SiteLayout({ children }: { children?: ReactNode }) {
  const { firebaseUser, loading } = useAuth();
  const hydrated = useHydrated();
  // From here on this layout knows what to show to whom.
  useEffect(() => {
    delete document.documentElement.dataset['session'];
  }, []);
  return (
    <div className={styles['site']}>
      <a className={styles['skip']} href="#contenido">
        {messages.skip}
      </a>
      <header className={styles['header']}>
        <Link className={styles['brand']} to={paths.home}>
          <img src="/icon.svg" alt="" width="28" height="28" />
          {PRODUCT_NAME}
        </Link>
        <nav
          aria-label={messages.mainNavigation}
          className={styles['nav']}
          data-known={!hydrated || !loading || !mayHaveSession()}
        >
          {firebaseUser ? (
            <Link className={styles['enter']} to={paths.dashboard}>
              {messages.dashboard}
            </Link>
          ) : (
            <>
              <Link className={styles['quiet']} to={paths.login}>
                {messages.login}
              </Link>
              <Link className={styles['enter']} to={paths.register}>
                {messages.register}
              </Link>
            </>
          )}
        </nav>
      </header>
      <main id="contenido" className={styles['main']} tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <footer className={styles['footer']}>
        <p>{messages.tagline}</p>
        <nav aria-label={messages.legalNavigation}>
          <Link to={paths.legalNotice}>{messages.legalNotice}</Link>
          <Link to={paths.privacy}>{messages.privacy}</Link>
          <Link to={paths.terms}>{messages.terms}</Link>
          <Link to={paths.status}>{messages.status}</Link>
        </nav>
      </footer>
    </div>
  );
}

import type { ReactNode } from 'react';
import { IconLogout } from '@tabler/icons-react';
import { NavLink } from 'shared-lib/router';
import { PRODUCT_NAME, PRODUCT_SUBTITLE } from 'shared-lib/config';
import { useAuth } from 'shared-lib/store';
import { layoutMessages as messages } from './messages';
import { navEntries } from './nav-entries';
import styles from './sidebar.module.css';
import { useSignOut } from '../../sign-out/use-sign-out';

/**
 * Sections of the account, and whose it is.
 *
 * @param props.bell - Stands beside the product's name where there is no header to hold it.
 */
export function Sidebar({ bell }: { bell?: ReactNode }) {
  const { user, firebaseUser } = useAuth();
  const signOut = useSignOut();
  const name = user?.name || messages.unnamed;
  const email = user?.email || firebaseUser?.email || '';

  return (
    <div className={styles.sidebar}>
      <div className={styles.top}>
        <p className={styles.brand}>
          <span className={styles.product}>{PRODUCT_NAME}</span>
          <span className={styles.subtitle}>{PRODUCT_SUBTITLE}</span>
        </p>
        {bell}
      </div>
      <nav aria-label={messages.navigation} className={styles.nav}>
        {navEntries.map(({ to, label, icon: Icon, exact }) => (
          <NavLink key={to} to={to} end={exact} className={styles.entry}>
            <Icon size={20} stroke={1.75} aria-hidden />
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={styles.person}>
        <span className={styles.initial} aria-hidden="true">
          {[...name][0]?.toLocaleUpperCase('es')}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.email} title={email}>
            {email}
          </span>
        </span>
        <button type="button" className={styles.signOut} onClick={signOut}>
          <IconLogout size={18} stroke={1.75} aria-hidden />
          {messages.signOut}
        </button>
      </div>
    </div>
  );
}

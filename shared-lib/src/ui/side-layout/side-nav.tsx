import { Fragment, useId, type ComponentType, type ReactNode } from 'react';
import { Link, useLocation } from 'shared-lib/router';
import { Glyph } from '../glyph';
import { messages } from './messages';
import styles from './side-nav.module.css';

/** One section of an app. */
export interface NavEntry {
  to: string;
  label: string;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  /** True to mark it as current only at its exact address, not below it. */
  exact?: boolean;
  /** Other addresses at and below which it is current. */
  also?: readonly string[];
  /** Number of waiting items, with a label for screen readers. */
  badge?: { text: string; label: string };
  /** Heading above it and its neighbours with the same one. */
  group?: string;
}

/** Props of {@link SideNav}. */
export interface SideNavProps {
  product: string;
  subtitle?: string;
  entries: readonly NavEntry[];
  person: { name: string; email: string };
  /** Content beside the product's name. */
  bell?: ReactNode;
  onSignOut: () => void;
  /** True while the session is being ended, which takes a slow device some seconds. */
  isLeaving: boolean;
}

/** Reports whether a path is an address, or below one. */
const isBelow = (pathname: string, address: string) =>
  pathname === address || pathname.startsWith(`${address}/`);

/** Reports whether an entry of the menu leads to where somebody is. */
function isCurrent({ to, exact, also = [] }: NavEntry, pathname: string): boolean {
  return exact
    ? pathname.replace(/\/$/, '') === to
    : [to, ...also].some((address) => isBelow(pathname, address));
}

/** Renders the sections of an app, and the signed-in person. */
export function SideNav({ product, subtitle, entries, person, bell, onSignOut, isLeaving }: SideNavProps) {
  return (
    <div className={styles.sidebar}>
      <div className={styles.top}>
        <p className={styles.brand}>
          <span className={styles.product}>{product}</span>
          {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        </p>
        {bell}
      </div>
      <nav aria-label={messages.navigation} className={styles.nav}>
        {groupsOf(entries).map(({ group, members }) => {
          const links = members.map((entry) => <Entry key={entry.to} {...entry} />);
          return group === undefined ? (
            <Fragment key="">{links}</Fragment>
          ) : (
            <Group key={group} name={group}>
              {links}
            </Group>
          );
        })}
      </nav>
      <div className={styles.person}>
        <span className={styles.initial} aria-hidden="true">
          {[...person.name][0]?.toLocaleUpperCase('es')}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{person.name}</span>
          <span className={styles.email} title={person.email}>
            {person.email}
          </span>
        </span>
        <button type="button" className={styles.signOut} onClick={onSignOut}>
          <Glyph name="leave" size={18} />
          {isLeaving ? messages.signingOut : messages.signOut}
        </button>
      </div>
    </div>
  );
}

/** Returns the entries with those together that follow one another under the same heading. */
function groupsOf(entries: readonly NavEntry[]) {
  const groups: { group: string | undefined; members: NavEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.group === entry.group) last.members.push(entry);
    else groups.push({ group: entry.group, members: [entry] });
  }
  return groups;
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.groupName}>
        {name}
      </p>
      {children}
    </div>
  );
}

function Entry(entry: NavEntry) {
  const { to, label, icon: Icon, badge } = entry;
  const { pathname } = useLocation();
  return (
    <Link to={to} className={styles.entry} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
      <Icon size={20} stroke={1.75} aria-hidden />
      {label}
      {badge && (
        <span className={styles.badge} role="img" aria-label={badge.label}>
          {badge.text}
        </span>
      )}
    </Link>
  );
}

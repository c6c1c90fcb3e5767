import { matchPath } from 'shared-lib/router';
import { nameOfScreen, type ScreenFacts } from '../../model/screens/screen-facts';
import type { NavEntry } from '../side-layout/side-nav';
import { lazyScreen } from './lazy-screen';
import type { ScreenModule } from './or-spinner';
import { keysOf, mapKeys } from '../../model/values/keys-of';

/** A screen at one of its addresses. */
interface ScreenRoute {
  path: string;
  /** Component of the screen, which loads its own file. */
  Screen: ReturnType<typeof lazyScreen>;
}

/** Part of a screen's record that only its remote has. */
interface ScreenParts<Nav> {
  load: () => Promise<ScreenModule>;
  /** Its entry in the menu besides its address; missing for a screen that isn't in it. */
  nav?: Nav;
  /** True to load its file ahead, while the page is idle. */
  isAhead?: true;
}

/**
 * Defines the screens of a remote: their facts, with what loads and lists each. They are listed in the order of `parts`.
 *
 * @param others - Further screens, which only a development build has.
 */
export function defineScreens<Name extends string, Nav extends Omit<NavEntry, 'to'>>(
  facts: Readonly<Record<Name, ScreenFacts>>,
  parts: Readonly<Record<Name, ScreenParts<Nav>>>,
  others: readonly ScreenRoute[] = [],
) {
  const screens = mapKeys(keysOf(parts), (id) => lazyScreen(nameOfScreen(id, facts[id]), parts[id].load));
  const routes = [...others];
  const ahead: ScreenRoute['Screen'][] = [];
  const menu: (Nav & { to: string })[] = [];
  for (const id in parts) {
    const { nav, isAhead } = parts[id];
    const { path, also } = facts[id];
    const Screen = screens[id];
    routes.push({ path, Screen });
    if (also) routes.push({ path: also, Screen });
    if (isAhead) ahead.push(Screen);
    if (nav) menu.push({ ...nav, to: path });
  }

  /** Returns the screen at a path, if it is one of these. */
  const screenAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname))?.Screen;

  return {
    /** Screens by their names. */
    screens,
    routes,
    /** Screens whose files are loaded ahead. */
    ahead,
    menu,
    screenAt,
    /** Reports whether the screen at a path can be rendered without loading a file. */
    isLoaded: (pathname: string) => screenAt(pathname)?.isLoaded() ?? false,
  };
}

import type { ComponentType } from 'react';
import type { PublishedCard } from '../../model/card/public-card';
import type { AppStore } from '../../client/store';
import type { Pictures } from '../../templates';

/** Page that begins with a remote's screen: its path, and the store, which knows of the session. */
export interface PageStart {
  pathname: string;
  store: AppStore;
}

/** Content of a card as visitors would see it if it were published now. */
export type StillCardContent = Pick<
  PublishedCard,
  | 'slug'
  | 'profile'
  | 'links'
  | 'theme'
  | 'sections'
  | 'services'
  | 'language'
  | 'languages'
  | 'bookingEnabled'
  | 'leadForm'
  | 'templates'
>;

/** Props of a read-only card page. */
export interface StillCardProps {
  card: StillCardContent;
  /** Pictures that visitors can't see yet; the others are loaded from the cards' own site. */
  pictures?: Pictures | undefined;
  /** Name of the page for screen readers. */
  title: string;
}

/** Component that renders a card's page, as visitors see it, in the size of its place. */
export type StillCardModule = { default: ComponentType<StillCardProps> };

/** Props that the shell gives to each remote's `App`; missing where a remote runs alone, or in an older shell. */
export interface HostProps {
  /** Loads the shell's component that mounts the remote with the cards. It deals with that remote's failures itself. */
  loadRemoteCard?: () => Promise<StillCardModule>;
}

/**
 * Modules that every remote exposes to the shell, by the name under which the shell requests each. A remote with other modules doesn't
 * build (build/federation/remote-contract-plugin.mjs).
 *
 * The shell renders `App` inside of its own router, store and theme, at whole paths of the product, once there is a session where the path
 * needs one. A remote relies on that. A change after which remotes and shells of before no longer fit raises the major of `version.json`;
 * an addition raises the minor.
 */
export interface RemoteModules {
  './App': {
    default: ComponentType<HostProps>;
    /** Loads the screen at a path and its prefetched data, so that it is rendered once and whole; missing in older releases. */
    prepare?: (start: PageStart) => Promise<void>;
    /** Reports whether the screen at a path can be rendered without loading a file; missing before 1.3.0. */
    isLoaded?: (pathname: string) => boolean;
  };
  /** Exposed by the cards' remote alone, since 1.2.0. */
  './StillCard'?: StillCardModule;
}

/**
 * Versions that a build was made with, by name: this contract's as `remote-contract`, and the packages of which a page has one
 * copy, which is the shell's.
 */
export type BuiltWith = Readonly<Record<string, string>>;

/** Two builds that don't fit: what they disagree about, and which side of it the remote is on. */
export interface Misfit {
  name: string;
  remote: 'newer' | 'older';
}

const majorOf = (version: string) => Number.parseInt(version, 10);

/**
 * Finds the reason for which a remote can't be rendered in a shell: another major of the contract or of a shared package. A remote with
 * another minor or patch runs with the shell's copy. A package that only one of them names is no reason.
 *
 * @returns The first that is found; `null` where they fit.
 */
export function findMisfit(remote: BuiltWith, shell: BuiltWith): Misfit | null {
  for (const [name, version] of Object.entries(remote)) {
    const own = shell[name];
    if (own === undefined || majorOf(version) === majorOf(own)) continue;
    return { name, remote: majorOf(version) > majorOf(own) ? 'newer' : 'older' };
  }
  return null;
}

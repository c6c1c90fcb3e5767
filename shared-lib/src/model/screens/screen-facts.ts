/**
 * Facts about a screen that other parts need besides the remote that renders it; `app/screens.ts` of that remote has the rest. They are
 * few, as they are part of every page of the shell.
 */
export interface ScreenFacts {
  /** Pattern of its path. */
  path: `/${string}`;
  /** Another address of it. */
  also?: `/${string}`;
  /** Name in the message 'Error loading {name} page'; its own with a capital where it is left out. */
  name?: string;
  /** True for one whose speed isn't measured by itself. */
  isUnmeasured?: true;
}

/** Screens by their name. */
export type Screens = Readonly<Record<string, ScreenFacts>>;

/** Returns the name of a screen in the message 'Error loading {name} page'. */
export const nameOfScreen = (id: string, { name }: ScreenFacts): string =>
  name ?? id.charAt(0).toUpperCase() + id.slice(1);

/** Returns the patterns of screens' paths, by the names of the screens. */
export function pathsOf<All extends Screens>(screens: All): { [Name in keyof All]: All[Name]['path'] } {
  const paths = Object.entries(screens).map(([id, { path }]) => [id, path]);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Each name has the path of its own screen.
  return Object.fromEntries(paths) as { [Name in keyof All]: All[Name]['path'] };
}

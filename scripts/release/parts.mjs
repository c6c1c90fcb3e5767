/**
 * A piece of the product that is released by itself.
 *
 * @typedef {object} Part
 * @property {string} [build] - Workspace that is built.
 * @property {{ folder: string, origin: string, isRemote: boolean }} [site] - Its Hosting site: the built folder and the setting with its origin.
 * @property {'default' | 'card'} [codebase] - Its Functions codebase.
 * @property {readonly string[]} only - What the CLI deploys, one command after another.
 */

const site = (name, origin, { folder = `${name}/dist`, isRemote = true } = {}) => ({
  build: name,
  site: { folder, origin, isRemote },
  only: [`hosting:${name}`],
});

/**
 * Every part, in the order in which `all` releases them: what others need comes first.
 *
 * @type {Readonly<Record<string, Part>>}
 */
export const PARTS = {
  rules: { only: ['firestore,storage'] },
  functions: { build: 'functions', codebase: 'default', only: ['functions:default'] },
  'public-card': {
    ...site('public-card', 'PUBLIC_CARD_ORIGIN', { folder: 'public-card/dist/site' }),
    codebase: 'card',
    // The files that the function's pages name are there before it is (docs/decisions/033).
    only: ['hosting:public-card', 'functions:card'],
  },
  'user-app': site('user-app', 'USER_APP_ORIGIN'),
  'admin-app': site('admin-app', 'ADMIN_APP_ORIGIN'),
  shell: site('shell', 'SHELL_ORIGIN', { isRemote: false }),
};

/** Returns the names of the parts that a word of the command line means; `null` for an unknown one. */
export function partsNamed(word) {
  if (word === 'all') return Object.keys(PARTS);
  return Object.hasOwn(PARTS, word) ? [word] : null;
}

import type { RemoteName } from './remote-origin';

/*
 * The stateful modules that signed-in remotes share. A remote brings a copy of each for when it runs alone; in the shell
 * the host's must be there first, or a remote's copy would open a second Firebase without the session.
 */
const load = () =>
  Promise.all([
    import('shared-lib/auth'),
    import('shared-lib/data'),
    import('shared-lib/flags'),
    import('shared-lib/store'),
    import('shared-lib/toast'),
  ]);

/** Loads the host's own shared modules before a remote needs them; a card's remote needs none. */
export async function provideHostModules(name: RemoteName): Promise<void> {
  if (name !== 'public_card') await load();
}

import { remoteAt } from './remote-at';
import { ADMIN_PATHS, OWNER_PATHS } from './remote-paths';

jest.mock('./load-remote', () => ({ loadRemoteApp: jest.fn() }));

const example = (pattern: string) => pattern.replace('/*', '/algo').replace(/:\w+/, 'uno');

describe('remoteAt', () => {
  it('knows the remote of every path that the router gives to one', () => {
    for (const pattern of Object.keys(OWNER_PATHS))
      expect([pattern, remoteAt(example(pattern))]).toEqual([pattern, 'user_app']);
    for (const pattern of Object.keys(ADMIN_PATHS))
      expect([pattern, remoteAt(example(pattern))]).toEqual([pattern, 'admin_app']);
  });

  it.each(['/', '/login', '/legal/privacidad', '/c/ana-garcia', '/dashboards', '/administrar'])(
    'leaves %s to the shell',
    (path) => expect(remoteAt(path)).toBeNull(),
  );
});

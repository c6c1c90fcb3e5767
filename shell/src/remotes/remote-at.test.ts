import { ADMIN_SCREENS, OWNER_SCREENS, type Screens } from 'shared-lib/model';
import { remoteAt } from './remote-at';

const examplesOf = (screens: Screens) =>
  Object.values(screens)
    .flatMap(({ path, also }) => [path, ...(also ? [also] : [])])
    .map((pattern) => pattern.replace(/:\w+/, 'uno'));

describe('remoteAt', () => {
  it.each(['/dashboard/algo', ...examplesOf(OWNER_SCREENS)])('gives %s to the owners’ remote', (path) =>
    expect(remoteAt(path)).toBe('user_app'),
  );

  it.each(['/admin', '/admin/algo', ...examplesOf(ADMIN_SCREENS)])('gives %s to the panel', (path) =>
    expect(remoteAt(path)).toBe('admin_app'),
  );

  it.each(['/', '/login', '/legal/privacidad', '/c/ana-garcia', '/dashboards', '/administrar'])(
    'leaves %s to the shell',
    (path) => expect(remoteAt(path)).toBeNull(),
  );
});

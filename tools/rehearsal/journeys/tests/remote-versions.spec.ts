import { keysOf } from 'shared-lib/model';
import { expect, test } from '../../../../e2e/fixtures/test';
import { OPENED } from '../opened-remotes';
import { release, releaseAt, versionIn } from '../releases';

const REMOTES = keysOf(OPENED);

for (const app of REMOTES) {
  test.describe(app, () => {
    test.afterAll(async () => release(app, releaseAt(app, 'same').folder));

    for (const place of ['same', 'before', 'after'] as const) {
      test(`the shell works with ${app} of the ${place === 'same' ? 'same release' : `release ${place}`}`, async ({
        page,
        owner,
      }) => {
        const { version, folder } = releaseAt(app, place);
        if (place !== 'same') await release(app, folder);
        await OPENED[app](page, owner);
        expect(await versionIn(page, app)).toBe(version);
      });
    }
  });
}

for (const place of ['before', 'after'] as const) {
  test.describe(`the shell of the release ${place}`, () => {
    test.beforeAll(() => release('shell', releaseAt('shell', place).folder));
    test.afterAll(() => release('shell', releaseAt('shell', 'same').folder));

    for (const app of REMOTES) {
      test(`works with ${app} as it is`, async ({ page, owner }) => {
        await OPENED[app](page, owner);
        expect(await versionIn(page, 'shell')).toBe(releaseAt('shell', place).version);
        expect(await versionIn(page, app)).toBe(releaseAt(app, 'same').version);
      });
    }
  });
}

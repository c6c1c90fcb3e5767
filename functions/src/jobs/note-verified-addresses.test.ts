import { openHostileProject } from '../testing/hostile-client';
import { noteVerifiedAddresses } from './note-verified-addresses';

const project = openHostileProject();
const run = () => noteVerifiedAddresses({ db: project.db(), now: Date.now() });

it('noteVerifiedAddresses marks each account whose address was already verified, once', async () => {
  const uids = Array.from({ length: 60 }, (_, n) => `${n % 2 ? 'unverified' : 'known'}${n}`);
  for (const uid of uids) await project.db().doc(`users/${uid}`).set({ id: uid });
  expect(await run()).toBe(30);
  expect(await run()).toBe(0);
  const states = await Promise.all(uids.map((uid) => project.read(`users/${uid}/private/state`)));
  expect(states.filter((state) => state?.['verifiedAt'])).toHaveLength(30);
  const requested = project.authRequests.length;
  expect(await run()).toBe(0);
  expect(project.authRequests).toHaveLength(requested);
});

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { ref, uploadBytes } from 'firebase/storage';
import { PHOTO_UPLOADS } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { openRules } from './actors';

const actors = openRules();
const now = serverTimestamp();
const nameOf = (index: number) => index.toString(16).padStart(64, '0');
const pathOf = (index: number, folder = 'cards/ana/card1') => `${folder}/${nameOf(index)}.jpg`;

const announce = (data: object, uid = 'ana') => setDoc(doc(actors.user('ana'), `photoUploads/${uid}`), data);
const upload = (path: string) =>
  uploadBytes(ref(actors.userFiles('ana'), path), new Uint8Array(10), { contentType: 'image/jpeg' });

/** Stores what an account has announced before. */
const arrange = (count: number, since: Date, paths = [pathOf(0)]) =>
  actors.arrange((db) => setDoc(doc(db, 'photoUploads/ana'), { paths, count, since }));

describe('a photo upload', () => {
  it('is accepted only at a path that was announced', async () => {
    await assertFails(upload(pathOf(1)));
    await assertSucceeds(announce({ paths: [pathOf(1)], count: 1, since: now }));
    await assertSucceeds(upload(pathOf(1)));
    for (const path of [pathOf(2), pathOf(1, 'cards/ana/card2'), pathOf(1, 'users/ana')])
      await assertFails(upload(path));
  });

  it('is announced one at a time and counted', async () => {
    const since = new Date();
    await arrange(1, since);
    await assertFails(announce({ paths: [pathOf(1), pathOf(2), pathOf(0)], count: 2, since }));
    await assertFails(announce({ paths: [pathOf(1), pathOf(0)], count: 1, since }));
    await assertFails(announce({ paths: [pathOf(1), pathOf(0)], count: 2, since: new Date(0) }));
    await assertFails(announce({ paths: [pathOf(1), pathOf(0)], count: 1, since: now }));
    await assertSucceeds(announce({ paths: [pathOf(1), pathOf(0)], count: 2, since }));
  });

  it('can’t be announced for another account, another account’s folder or as an eleventh', async () => {
    await assertFails(announce({ paths: [pathOf(1)], count: 1, since: now }, 'luis'));
    for (const path of [pathOf(1, 'cards/luis/card1'), pathOf(1, 'users/luis'), 'cards/ana/card1/foto.jpg'])
      await assertFails(announce({ paths: [path], count: 1, since: now }));
    await assertFails(announce({ paths: [pathOf(1), pathOf(2)], count: 1, since: now }));
    const since = new Date();
    const ten = Array.from({ length: PHOTO_UPLOADS.announced }, (_, index) => pathOf(index));
    await arrange(20, since, ten);
    await assertFails(announce({ paths: [pathOf(99), ...ten], count: 21, since }));
    await assertSucceeds(announce({ paths: [pathOf(99), ...ten.slice(0, 9)], count: 21, since }));
  });

  it('counts as ten for a PDF, which belongs to a card', async () => {
    const pdf = (index: number, folder?: string) => pathOf(index, folder).replace('.jpg', '.pdf');
    await assertFails(announce({ paths: [pdf(1)], count: 1, since: now }));
    await assertFails(announce({ paths: [pdf(1, 'users/ana')], count: 10, since: now }));
    await assertFails(announce({ paths: [pathOf(1)], count: 10, since: now }));
    await assertSucceeds(announce({ paths: [pdf(1)], count: PHOTO_UPLOADS.ofPdf, since: now }));
    const since = new Date();
    await arrange(90, since, [pdf(0)]);
    await assertFails(announce({ paths: [pdf(1), pdf(0)], count: 91, since }));
    await assertSucceeds(announce({ paths: [pdf(1), pdf(0)], count: 100, since }));
    await arrange(91, since, [pdf(0)]);
    await assertFails(announce({ paths: [pdf(1), pdf(0)], count: 101, since }));
    await assertSucceeds(announce({ paths: [pathOf(1), pdf(0)], count: 92, since }));
  });

  it('is refused after a hundred in a day, until a day later', async () => {
    const { perDay } = PHOTO_UPLOADS;
    const since = new Date(Date.now() - DAY_MS + 60_000);
    await arrange(perDay, since);
    await assertFails(announce({ paths: [pathOf(1), pathOf(0)], count: perDay + 1, since }));
    await assertFails(announce({ paths: [pathOf(1), pathOf(0)], count: 1, since: now }));
    await arrange(perDay, new Date(Date.now() - DAY_MS - 1000));
    await assertSucceeds(announce({ paths: [pathOf(1), pathOf(0)], count: 1, since: now }));
  });
});

import { doc, getDoc, setDoc } from 'firebase/firestore';
import { PHOTO_UPLOADS } from '../../../model';
import { codeMessages } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { DAY_MS } from '../../../platform/time';
import { announcePhoto } from './photo-uploads';
import { openLocalDatabase } from '../testing/local-database';

openLocalDatabase();

const pathOf = (index: number) => `cards/ana/card1/${index.toString(16).padStart(64, '0')}.jpg`;
const ledger = async () => (await getDoc(doc(firebaseFirestore(), 'photoUploads/ana'))).data();

describe('announcing photos', () => {
  it('counts each photo once and stores the paths of the last ten', async () => {
    for (const index of [0, 1, 1]) await announcePhoto('ana', pathOf(index));
    expect(await ledger()).toMatchObject({ count: 2, paths: [pathOf(1), pathOf(0)] });
    for (let index = 2; index < 12; index += 1) await announcePhoto('ana', pathOf(index));
    const { count, paths } = (await ledger()) as { count: number; paths: string[] };
    expect({ count, kept: paths.length, first: paths[0] }).toEqual({
      count: 12,
      kept: 10,
      first: pathOf(11),
    });
  });

  it('counts photos that are announced concurrently', async () => {
    await Promise.all([0, 1, 2, 3].map((index) => announcePhoto('ana', pathOf(index))));
    expect(await ledger()).toMatchObject({ count: 4 });
  });

  it('counts a PDF as ten photos, and refuses one that exceeds the day’s limit', async () => {
    const pdf = (index: number) => pathOf(index).replace('.jpg', '.pdf');
    await announcePhoto('ana', pdf(0));
    await announcePhoto('ana', pathOf(1));
    expect(await ledger()).toMatchObject({ count: PHOTO_UPLOADS.ofPdf + 1, paths: [pathOf(1), pdf(0)] });
    await setDoc(doc(firebaseFirestore(), 'photoUploads/ana'), {
      ...{ paths: [pdf(0)], count: 91, since: new Date() },
    });
    await expect(announcePhoto('ana', pdf(1))).rejects.toMatchObject({
      reason: 'pdf-limit',
      message: codeMessages['pdf-limit'],
    });
    await announcePhoto('ana', pathOf(1));
    expect(await ledger()).toMatchObject({ count: 92 });
  });

  it('refuses a photo beyond the daily limit, and starts counting again a day later', async () => {
    const stored = (since: Date) =>
      setDoc(doc(firebaseFirestore(), 'photoUploads/ana'), {
        ...{ paths: [pathOf(0)], count: PHOTO_UPLOADS.perDay, since },
      });
    await stored(new Date());
    await expect(announcePhoto('ana', pathOf(1))).rejects.toMatchObject({
      reason: 'photo-limit',
      message: codeMessages['photo-limit'],
      field: 'photo',
    });
    await stored(new Date(Date.now() - DAY_MS - 1000));
    await announcePhoto('ana', pathOf(1));
    expect(await ledger()).toMatchObject({ count: 1, paths: [pathOf(1), pathOf(0)] });
  });
});

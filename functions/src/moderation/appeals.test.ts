import { auditEntrySchema, cardDocumentSchema } from 'shared-lib/documents';
import { HOUR_MS } from 'shared-lib/time';
import { deliverOutbox } from '../mail/delivery/deliver-outbox';
import { openMailProject } from '../mail/testing/mail-project';
import { recordSuspension } from '../administration/users/set-user-disabled';
import { cardIdOf, NOW, refusalOf } from '../testing/local-project';
import { appealDecision, appealSuspension, suspensionProof } from './appeal-decision';
import { assignModeration } from './assign-moderation';
import { commentAppeal, decideAppeal } from './decide-appeal';
import { takeDownCard } from './take-down-card';

const CARD = cardIdOf('anagarcia');
const TEXT = 'La empresa es mía: puedo enviaros el registro.';
const APPEAL = `card-${CARD}-${NOW}`;

describe('an appeal', () => {
  const project = openMailProject();
  const { context, sink } = project;
  const takeDown = (now = NOW) =>
    takeDownCard(context('marta', now), { cardId: CARD, reason: 'Se hace pasar por un banco' });
  const appeal = (text = TEXT, uid = 'ana') =>
    appealDecision(context(uid, NOW + 1000), { cardId: CARD, text });
  const decide = (status: 'accepted' | 'refused', by = 'iris', appealId = APPEAL) =>
    decideAppeal(context(by, NOW + 2000), { appealId, status, answer: 'Lo hemos revisado.' });
  const deliver = () => deliverOutbox({ db: project.db(), now: NOW + HOUR_MS });

  beforeEach(async () => {
    for (const uid of ['marta', 'iris'])
      await project
        .db()
        .doc(`admins/${uid}`)
        .set({ id: uid, email: `${uid}@ejemplo.com`, role: 'admin' });
  });

  describe('of a takedown', () => {
    it('notifies the administrators with the reason, and shows the owner that it is open', async () => {
      await takeDown();
      expect(await appeal()).toEqual({ appealId: APPEAL });
      expect(await project.read(`appeals/${APPEAL}`)).toMatchObject({
        ...{ about: 'card', ownerId: 'ana', cardId: CARD, slug: 'ana-garcia', text: TEXT, status: 'open' },
        ...{ reason: 'Se hace pasar por un banco', reasonBy: 'marta@ejemplo.com', comments: [] },
      });
      const card = await project.read(`cards/${CARD}`);
      expect(card).toMatchObject({ takedown: { appeal: { text: TEXT, status: 'open', answer: '' } } });
      const shape = cardDocumentSchema.shape.takedown.safeParse(card?.['takedown']);
      expect(shape.success).toBe(true);
      const bell = await project.db().collection('users/iris/notifications').get();
      expect(bell.docs[0]?.data()).toMatchObject({ kind: 'appeal-new', about: 'card', slug: 'ana-garcia' });
    });

    it('is stored once: a repetition changes nothing and a second text is refused', async () => {
      await takeDown();
      await appeal();
      await expect(appeal()).resolves.toEqual({ appealId: APPEAL });
      expect(await refusalOf(appeal('Otra vez'))).toBe('already-appealed');
      expect((await project.db().collection('appeals').get()).size).toBe(1);
      expect(await project.read('stats/moderation')).toMatchObject({ appeals: 1 });
      expect((await project.db().collection('users/iris/notifications').get()).size).toBe(1);
    });

    it('is refused without a takedown, and for somebody else’s card', async () => {
      expect(await refusalOf(appeal())).toBe('nothing-to-appeal');
      await takeDown();
      expect(await refusalOf(appeal(TEXT, 'luis'))).toBe('card-not-found');
      expect((await project.db().collection('appeals').get()).size).toBe(0);
    });

    it('lifts the takedown when it is accepted, with a mail and a log entry', async () => {
      await takeDown();
      await appeal();
      expect(await decide('accepted')).toEqual({ status: 'accepted' });
      expect(await project.read(`cards/${CARD}`)).toMatchObject({ takedown: null });
      expect(await project.read(`appeals/${APPEAL}`)).toMatchObject({
        ...{ status: 'accepted', decidedBy: 'iris@ejemplo.com', answer: 'Lo hemos revisado.' },
      });
      const logged = await project.read(`audit/appeals_${APPEAL}_1`);
      expect(auditEntrySchema.safeParse(logged).success).toBe(true);
      expect(JSON.stringify(await project.read(`audit/cards_${CARD}_2`))).not.toContain('registro');
      await deliver();
      const mail = sink.received.find(({ email }) => email.subject === 'Respuesta a tu apelación');
      expect(mail?.to).toEqual(['ana@ejemplo.com']);
      expect(mail?.email.text).toMatch(/ya no está retirada/);
      expect(mail?.email.text).toContain('Lo hemos revisado.');
    });

    it('leaves the card down when it is refused, and the owner reads why', async () => {
      await takeDown();
      await appeal();
      expect(await decide('refused')).toEqual({ status: 'refused' });
      // The first decision counts, whoever decides next.
      expect(await decide('accepted', 'marta')).toEqual({ status: 'refused' });
      expect(await project.read('stats/moderation')).toMatchObject({ appeals: 0 });
      expect(await project.read(`cards/${CARD}`)).toMatchObject({
        takedown: { appeal: { status: 'refused', answer: 'Lo hemos revisado.' } },
      });
      await deliver();
      const answers = sink.received.filter(({ email }) => email.subject === 'Respuesta a tu apelación');
      expect(answers).toHaveLength(1);
    });

    it('never lifts a later takedown', async () => {
      await takeDown();
      await appeal();
      await decide('accepted');
      await takeDown(NOW + HOUR_MS);
      expect(await decide('accepted')).toEqual({ status: 'accepted' });
      expect(await project.read(`cards/${CARD}`)).toMatchObject({ takedown: { reason: expect.any(String) } });
    });

    it('can be assigned and commented on without its owner seeing it', async () => {
      await takeDown();
      await appeal();
      await assignModeration(context('marta'), { about: 'appeals', id: APPEAL, to: 'iris' });
      for (let count = 0; count < 2; count += 1)
        await commentAppeal(context('marta'), {
          appealId: APPEAL,
          commentId: 'c1',
          text: 'Pedir el registro',
        });
      expect(await project.read(`appeals/${APPEAL}`)).toMatchObject({
        assignedTo: 'iris',
        comments: [{ text: 'Pedir el registro', byEmail: 'marta@ejemplo.com' }],
      });
      expect(JSON.stringify(await project.read(`cards/${CARD}`))).not.toContain('Pedir el registro');
    });

    it('can be decided, assigned and commented on by administrators only', async () => {
      await takeDown();
      await appeal();
      for (const call of [
        () => decide('accepted', 'ana'),
        () => commentAppeal(context('ana'), { appealId: APPEAL, commentId: 'c1', text: 'x' }),
        () => assignModeration(context('ana'), { about: 'appeals', id: APPEAL, to: 'marta' }),
      ])
        expect(await refusalOf(call())).toBe('not-admin');
      for (const call of [
        () => decide('accepted', 'iris', 'nada'),
        () => commentAppeal(context('iris'), { appealId: 'nada', commentId: 'c1', text: 'x' }),
        () => assignModeration(context('iris'), { about: 'appeals', id: 'nada', to: null }),
      ])
        expect(await refusalOf(call())).toBe('appeal-not-found');
      expect(await project.read(`cards/${CARD}`)).toMatchObject({ takedown: { reason: expect.any(String) } });
    });
  });

  describe('of a suspension', () => {
    const suspend = (disabled = true, now = NOW) =>
      recordSuspension(context('marta', now), { uid: 'ana', disabled, reason: disabled ? 'Engaña' : '' });
    const mailedLink = async () => {
      await deliver();
      const mail = sink.received.find(({ email }) => email.subject === 'Hemos suspendido tu cuenta');
      expect(mail?.to).toEqual(['ana@ejemplo.com']);
      expect(mail?.email.text).toContain('Engaña');
      return new URLSearchParams(/https:\/\/\S+\/apelar#(\S+)/.exec(mail?.email.text ?? '')![1]);
    };
    const appealWith = (query: URLSearchParams, text = TEXT) =>
      appealSuspension(
        { db: project.db(), now: NOW + 1000 },
        { uid: query.get('cuenta')!, proof: query.get('clave')!, text },
      );

    it('is made through the link in the suspension mail, which states the reason', async () => {
      await suspend();
      const query = await mailedLink();
      await appealWith(query);
      await appealWith(query);
      expect(await refusalOf(appealWith(query, 'Otra vez'))).toBe('already-appealed');
      expect(await project.read(`appeals/account-ana-${NOW}`)).toMatchObject({
        ...{ about: 'account', ownerId: 'ana', text: TEXT, reason: 'Engaña', reasonBy: 'marta@ejemplo.com' },
      });
      expect(await project.read('users/ana/private/state')).toMatchObject({
        appeal: { text: TEXT, status: 'open' },
      });
    });

    it('is refused with a wrong or old proof, or once the suspension is lifted', async () => {
      await suspend();
      const query = await mailedLink();
      for (const proof of ['x', suspensionProof('luis', (await suspendedAt())!)])
        expect(await refusalOf(appealWith(new URLSearchParams({ cuenta: 'ana', clave: proof })))).toBe(
          'nothing-to-appeal',
        );
      await suspend(false, NOW + 10);
      expect(await refusalOf(appealWith(query))).toBe('nothing-to-appeal');
      await suspend(true, NOW + 20);
      expect(await refusalOf(appealWith(query))).toBe('nothing-to-appeal');
      expect((await project.db().collection('appeals').get()).size).toBe(0);
    });

    const suspendedAt = async () => (await project.read('users/ana/private/state'))?.['suspendedAt'];
  });
});

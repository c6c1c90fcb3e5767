import { openMailProject } from '../testing/mail-project';
import { liftTakedown, takeDownCard } from '../../moderation/take-down-card';
import { NOW } from '../../testing/local-project';

const project = openMailProject();
const { context, sink } = project;

const cardIdOfAna = async () =>
  (await project.db().collection('cards').where('userId', '==', 'ana').get()).docs[0]!.id;

beforeEach(() => project.db().doc('admins/marta').set({ id: 'marta', role: 'admin', revision: 1 }));

describe('the takedown mail', () => {
  it('tells the owner the reason and how to object, once, even if the account is suspended', async () => {
    await project.db().doc('users/ana/private/state').set({ disabled: true });
    const cardId = await cardIdOfAna();
    await takeDownCard(context('marta'), { cardId, reason: 'Se hace pasar por otra empresa.' });
    await takeDownCard(context('marta'), { cardId, reason: 'Otra vez' });
    await project.deliver();
    await project.deliver(NOW + 1);
    expect(sink.received).toHaveLength(1);
    const { to, email } = sink.received[0]!;
    expect(to).toEqual(['ana@ejemplo.com']);
    expect(email.subject).toMatch(/^Hemos retirado tu tarjeta «.+»$/);
    expect(email.text).toContain('Se hace pasar por otra empresa.');
    expect(email.text).toMatch(/Si crees que es un error, escribe a \S+@\S+/);
  });

  it('isn’t sent once the takedown is lifted', async () => {
    const cardId = await cardIdOfAna();
    await takeDownCard(context('marta'), { cardId, reason: 'Por error' });
    await liftTakedown(context('marta'), { cardId });
    await project.deliver();
    expect(sink.received).toHaveLength(0);
    expect(await project.read(`outbox/ana-card-taken-down-${cardId}`)).toMatchObject({ status: 'dropped' });
  });
});

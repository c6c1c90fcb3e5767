import { doc, getDoc, setDoc, Timestamp } from 'firebase/firestore';
import type { Template, TemplateInstance } from '../../../model';
import { firebaseFirestore } from '../../firebase/firestore';
import {
  applyTemplate,
  deleteTemplate,
  listInstances,
  removeTemplate,
  restoreInstance,
  subscribeToActiveInstance,
  subscribeToActiveTemplate,
  updateInstance,
} from '../index';
import { until } from '../testing/local-database';
import { aTemplate, draft, HIDDEN, marta, openTemplateDatabase, stored } from '../testing/template-database';

const { useRules } = openTemplateDatabase();

describe('instances of templates', () => {
  const general = { cardId: 'card', targetSection: 'links' as const, targetItemId: null };
  const one = { ...general, targetItemId: 'link-1' };
  const profile = { ...general, targetSection: 'profile' as const };
  const apply = (
    template: Pick<Template, 'id' | 'version'>,
    place: typeof general | typeof one | typeof profile,
  ) => applyTemplate('ana', place, { template, data: { title: 'Hola' }, markup: { profile: '<p>Hola</p>' } });
  const active = async () => (await listInstances('ana', 'card', { activeOnly: true })).map(({ id }) => id);

  it('S3.04 hold template, user, card, section, item, values, whether they are active, and their times', async () => {
    const template = await aTemplate();
    const stored = async (id: string) =>
      (await getDoc(doc(firebaseFirestore(), 'templateInstances', id))).data();
    const common = {
      templateId: template.id,
      templateVersion: '1.0.0',
      userId: 'ana',
      cardId: 'card',
      cardOwner: 'ana',
      targetSection: 'links',
      data: { title: 'Hola' },
      attic: {},
      markup: { profile: '<p>Hola</p>' },
      isActive: true,
      appliedAt: expect.any(Timestamp),
      updatedAt: expect.any(Timestamp),
    };
    expect(await stored(await apply(template, general))).toEqual(common);
    expect(await stored(await apply(template, one))).toEqual({ ...common, targetItemId: 'link-1' });
  });

  it('S4.05 replace only the active instance of the same place when they are applied', async () => {
    const template = await aTemplate();
    const [first, item, head] = [
      await apply(template, general),
      await apply(template, one),
      await apply(template, profile),
    ];
    expect((await active()).sort()).toEqual([first, item, head].sort());
    const second = await apply(template, general);
    expect((await active()).sort()).toEqual([second, item, head].sort());
    const otherItem = await apply(template, one);
    expect((await active()).sort()).toEqual([second, otherItem, head].sort());
    expect(await listInstances('ana', 'card')).toHaveLength(5);
  });

  it('S4.06 count one download for each account, and are applied even if the count is refused', async () => {
    const template = await aTemplate();
    await apply(template, general);
    expect((await stored(template.id)).downloadCount).toBe(1);
    await apply(template, profile);
    expect((await stored(template.id)).downloadCount).toBe(1);

    await setDoc(doc(firebaseFirestore(), 'userTemplates/uncounted'), {
      ...draft,
      isPublic: true,
      downloadCount: 5,
    });
    const id = await apply({ id: 'uncounted', version: '1.0.0' }, general);
    expect(await active()).toContain(id);
    expect((await stored('uncounted')).downloadCount).toBe(5);
  });

  it('S4.07 are deactivated for a single item without affecting any other', async () => {
    const template = await aTemplate();
    const other = { ...one, targetItemId: 'link-2' };
    const elsewhere = { ...one, cardId: 'other-card' };
    const [everyLink, first, second, head] = [
      await apply(template, general),
      await apply(template, one),
      await apply(template, other),
      await apply(template, profile),
    ];
    const away = await apply(template, elsewhere);
    await removeTemplate('ana', one);
    expect((await active()).sort()).toEqual([everyLink, second, head].sort());
    expect((await listInstances('ana', 'other-card', { activeOnly: true })).map(({ id }) => id)).toEqual([
      away,
    ]);
    const removed = (await listInstances('ana', 'card')).find(({ id }) => id === first);
    expect(removed).toMatchObject({ isActive: false, data: { title: 'Hola' } });
  });

  it('S4.07 are removed from a section without its items, and can be restored', async () => {
    const template = await aTemplate();
    const [first, item, head] = [
      await apply(template, general),
      await apply(template, one),
      await apply(template, profile),
    ];
    await removeTemplate('ana', general);
    expect((await active()).sort()).toEqual([item, head].sort());
    const removed = (await listInstances('ana', 'card')).find(({ id }) => id === first) as TemplateInstance;
    expect(removed).toMatchObject({ isActive: false, data: { title: 'Hola' } });
    const other = await apply(template, general);
    await restoreInstance('ana', removed);
    expect((await active()).sort()).toEqual([first, item, head].sort());
    expect(await active()).not.toContain(other);
  });

  it('S7.04 are added, updated by id, queried by card, active or all, and followed', async () => {
    const template = await aTemplate();
    const id = await apply(template, general);
    const changed = until<TemplateInstance | null>(
      (onValue) => subscribeToActiveInstance('ana', general, onValue),
      (instance) => instance?.data['title'] === 'Otra',
    );
    await updateInstance(id, { data: { title: 'Otra' }, attic: { old: 'x' }, markup: { profile: '' } });
    expect(await changed).toMatchObject({ id, attic: { old: 'x' }, templateVersion: '1.0.0', userId: 'ana' });
    await removeTemplate('ana', general);
    expect(await listInstances('ana', 'card', { activeOnly: true })).toEqual([]);
    expect(await listInstances('ana', 'card')).toHaveLength(1);
    expect(await listInstances('luis', 'card')).toEqual([]);
  });

  /** Collects the values of a subscription, and waits until the last one is as expected. */
  function listen<Value>(subscribe: (onValue: (value: Value) => void) => () => void) {
    const received: Value[] = [];
    let onMessage = () => {};
    const stop = subscribe((value) => {
      received.push(value);
      onMessage();
    });
    const last = (expected: (value: Value) => boolean) =>
      new Promise<Value>((resolve) => {
        onMessage = () => {
          if (received.length > 0 && expected(received.at(-1)!)) resolve(received.at(-1)!);
        };
        onMessage();
      });
    return { told: received, last, stop };
  }

  it('S4.09 are followed with their template while one is active in the place, and are null otherwise', async () => {
    // A card that this page knows nothing of yet.
    const place = { ...general, cardId: 'followed' };
    const template = await aTemplate();
    const instance = listen<TemplateInstance | null>((tell) => subscribeToActiveInstance('ana', place, tell));
    const drawn = listen<Template | null>((tell) => subscribeToActiveTemplate('ana', place, tell));
    expect(await instance.last(() => true)).toBeNull();
    expect(await drawn.last(() => true)).toBeNull();
    // An instance of an item, or of another section, doesn't render the place.
    await apply(template, { ...one, cardId: 'followed' });
    await apply(template, { ...profile, cardId: 'followed' });
    const id = await apply(template, place);
    expect(await instance.last((found) => found !== null)).toMatchObject({ id });
    expect(await drawn.last((found) => found !== null)).toMatchObject({ id: template.id });
    await removeTemplate('ana', place);
    expect(await instance.last((found) => found === null)).toBeNull();
    expect(await drawn.last((found) => found === null)).toBeNull();
    const ids = new Set(instance.told.map((found) => found?.id ?? null));
    expect([...ids]).toEqual([null, id]);
    instance.stop();
    drawn.stop();
  });

  it('S4.09 are followed with a null template once it is deleted or unreadable', async () => {
    const template = await aTemplate();
    const place = { ...general, cardId: 'deleted' };
    await apply(template, place);
    const drawn = listen<Template | null>((tell) => subscribeToActiveTemplate('ana', place, tell));
    await drawn.last((found) => found !== null);
    await deleteTemplate(marta, template.id);
    expect(await drawn.last((found) => found === null)).toBeNull();
    drawn.stop();

    // Instances may be read, templates may not.
    const refused = { ...general, cardId: 'refused' };
    await apply(await aTemplate(), refused);
    await useRules(
      HIDDEN.replace(
        'match /userTemplates',
        'match /templateInstances/{id} { allow read: if true; }\n  match /userTemplates',
      ),
    );
    const unreadable = listen<Template | null>((tell) => subscribeToActiveTemplate('ana', refused, tell));
    // The cached value may come first.
    expect(await unreadable.last((found) => found === null)).toBeNull();
    unreadable.stop();
  });

  it('S4.09 are null where they can’t be read', async () => {
    await useRules(HIDDEN);
    const hidden = { ...general, cardId: 'hidden' };
    const instance = listen<TemplateInstance | null>((tell) =>
      subscribeToActiveInstance('ana', hidden, tell),
    );
    const drawn = listen<Template | null>((tell) => subscribeToActiveTemplate('ana', hidden, tell));
    expect(await instance.last(() => true)).toBeNull();
    expect(await drawn.last(() => true)).toBeNull();
    instance.stop();
    drawn.stop();
  });
});

import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { isInRollout, syncRunIdOf, SYNC_LEASE_MS, type SyncItem } from 'shared-lib/model';
import { bySize } from 'shared-lib/testing';
import { rollOutTemplates } from '../../jobs/roll-out-templates';
import { Refusal } from '../../refusal';
import { NOW, openLocalProject, refusalOf } from '../../testing/local-project';
import { applyNext, applySync } from './apply-sync';
import { stageSync } from './stage-sync';
import { startSync } from './start-sync';
import type { StoredRun } from './sync-run';
import { takeSyncBatch } from './take-sync-batch';
import { undoSync } from './undo-sync';

const project = openLocalProject();
const TEMPLATE = 'clara';
const VERSION = '1.1.0';
const RUN = syncRunIdOf(TEMPLATE, VERSION);
const PLACES = 12;
const placeRef = (place: number) => project.db().doc(`templateInstances/i${place}`);

/** An administrator's window: what it does next in the roll-out that it drives. */
interface Window {
  uid: string;
  driver: string;
  step: 'idle' | 'take' | 'stage' | 'apply';
  after: string | null;
  items: SyncItem[];
}

/** Two administrators with their windows, the job and owners, over one roll-out. */
class Scene {
  now = NOW;
  loads = 0;
  readonly windows = ['marta', 'iris'].map((uid) => this.load(uid));

  private load(uid: string): Window {
    this.loads += 1;
    return { uid, driver: `window${this.loads}`, step: 'idle', after: null, items: [] };
  }

  private context(window: Window) {
    return project.context(window.uid, this.now);
  }

  async start(index: number, percentage: number): Promise<void> {
    const window = this.windows[index]!;
    const input = { templateId: TEMPLATE, version: VERSION, percentage, driver: window.driver };
    await startSync(this.context(window), input);
    Object.assign(window, { step: 'take', after: null, items: [] });
  }

  /** Lets a window make its next call, as the panel does. */
  async go(index: number): Promise<void> {
    const window = this.windows[index]!;
    const { driver } = window;
    const call = { runId: RUN, driver };
    if (window.step === 'take') {
      const batch = await takeSyncBatch(this.context(window), { ...call, after: window.after, retry: false });
      Object.assign(window, { items: batch.items, after: batch.after, step: 'stage' });
    } else if (window.step === 'stage') {
      const items = window.items.map(({ instanceId, basis }) => ({ instanceId, basis, markup: {} }));
      const isLast = window.after === null;
      const { state } = await stageSync(this.context(window), { ...call, items, isLast });
      window.step = state !== 'running' ? 'idle' : isLast ? 'apply' : 'take';
    } else if (window.step === 'apply') {
      const { state, isThrough } = await applySync(this.context(window), call);
      if (state !== 'running' || isThrough) window.step = 'idle';
    }
  }

  reload(index: number): void {
    this.windows[index] = this.load(this.windows[index]!.uid);
  }

  async interrupt(state: 'paused' | 'stopped'): Promise<void> {
    const run = project.db().doc(`syncRuns/${RUN}`);
    if ((await run.get()).get('state') === 'running') await run.update({ state });
  }

  async undo(index: number): Promise<void> {
    await undoSync(this.context(this.windows[index]!), { runId: RUN });
  }

  async job(): Promise<void> {
    await rollOutTemplates({ db: project.db(), now: this.now });
  }

  /** Lets an owner change a place, so that its rendered markup is outdated. */
  async change(place: number): Promise<void> {
    await placeRef(place).update({ updatedAt: Timestamp.fromMillis(this.now) });
  }
}

const anAction = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('start'),
      window: fc.nat(1),
      share: fc.constantFrom(5, 25, 50, 100),
    }),
  },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('go'), window: fc.nat(1) }) },
  fc.record({ kind: fc.constant('reload'), window: fc.nat(1) }),
  fc.record({ kind: fc.constantFrom('pause', 'stop') }),
  fc.record({ kind: fc.constant('undo'), window: fc.nat(1) }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('job') }) },
  fc.record({ kind: fc.constant('change'), place: fc.nat(PLACES - 1) }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      ms: fc.constantFrom(1_000, SYNC_LEASE_MS / 2, SYNC_LEASE_MS + 1),
    }),
  },
) as fc.Arbitrary<{ kind: string; window: number; share: number; place: number; ms: number }>;

async function act(
  scene: Scene,
  action: { kind: string; window: number; share: number; place: number; ms: number },
) {
  scene.now += 1;
  switch (action.kind) {
    case 'start':
      return scene.start(action.window, action.share);
    case 'go':
      return scene.go(action.window);
    case 'reload':
      return scene.reload(action.window);
    case 'pause':
      return scene.interrupt('paused');
    case 'stop':
      return scene.interrupt('stopped');
    case 'undo':
      return scene.undo(action.window);
    case 'job':
      return scene.job();
    case 'change':
      return scene.change(action.place);
    default:
      scene.now += action.ms;
  }
}

const run = async () => (await project.read(`syncRuns/${RUN}`)) as StoredRun | undefined;
const versions = async () => {
  const { docs } = await project
    .db()
    .collection('templateInstances')
    .where('templateId', '==', TEMPLATE)
    .get();
  return docs.map((place) => String(place.get('templateVersion')));
};

/** Expects that the counts and state of a run are true. */
async function expectTruth(): Promise<void> {
  const state = await run();
  if (!state) return;
  const now = await versions();
  if (state.state === 'finished') expect(now).toEqual(now.map(() => VERSION));
  if (state.state === 'undone')
    expect(now.filter((version) => version === VERSION)).toHaveLength(state.counts?.left ?? 0);
}

beforeEach(async () => {
  const db = project.db();
  for (const uid of ['marta', 'iris']) await db.doc(`admins/${uid}`).set({ email: `${uid}@ejemplo.com` });
  const template = db.doc(`userTemplates/${TEMPLATE}`);
  const form = (version: string) => ({ version, cssCode: '', jsonConfig: [] });
  await template.set({ name: 'Clara', ...form(VERSION) });
  for (const version of ['1.0.0', VERSION])
    await template.collection('versions').doc(version).set(form(version));
  const at = Timestamp.fromMillis(NOW);
  for (let place = 0; place < PLACES; place += 1)
    await placeRef(place).set({
      ...{
        templateId: TEMPLATE,
        templateVersion: '1.0.0',
        userId: 'ana',
        cardOwner: 'ana',
        cardId: `c${place}`,
      },
      ...{
        targetSection: 'profile',
        data: {},
        attic: {},
        markup: {},
        isActive: true,
        appliedAt: at,
        updatedAt: at,
      },
    });
});

/** Lets a window that has started go on to the end. */
async function finish(scene: Scene, window: number): Promise<void> {
  while (scene.windows[window]!.step !== 'idle') await scene.go(window);
}

describe('a roll-out from two windows', () => {
  it('is not finished for all cards when a share of them is', async () => {
    const scene = new Scene();
    await scene.start(0, 5);
    await finish(scene, 0);
    expect((await run())?.state).toBe('reached');
    // The page is loaded again at once, and goes on with all cards.
    scene.reload(0);
    scene.now += 1_000;
    await scene.start(0, 100);
    scene.now += SYNC_LEASE_MS + 1;
    await scene.job();
    expect(await run()).toMatchObject({ state: 'running', isDrawn: false });
    await finish(scene, 0);
    expect((await run())?.state).toBe('finished');
    expect(await versions()).toEqual(Array.from({ length: PLACES }, () => VERSION));
  });

  it('can be taken over by another window of the same administrator', async () => {
    const scene = new Scene();
    await scene.start(0, 100);
    await scene.go(0);
    const first = scene.windows[0]!;
    scene.reload(0);
    await scene.start(0, 100);
    const call = { runId: RUN, driver: first.driver };
    expect(await refusalOf(applySync(project.context('marta', scene.now), call))).toBe('sync-busy');
    await finish(scene, 0);
    expect((await run())?.state).toBe('finished');
  });

  it('refuses another administrator while its lease lasts', async () => {
    const scene = new Scene();
    await scene.start(0, 5);
    expect(await refusalOf(scene.start(1, 100))).toBe('sync-busy');
    expect(await run()).toMatchObject({ state: 'running', percentage: 5, stage: 1 });
  });

  it('keeps the share of its last start when a call of an earlier start comes late', async () => {
    const scene = new Scene();
    await scene.start(0, 5);
    await scene.go(0);
    await scene.go(0);
    // Its last call has read the run when the other administrator starts it again.
    const asRead = (await run())!;
    scene.now += SYNC_LEASE_MS + 1;
    await scene.start(1, 100);
    await applyNext({ db: project.db(), now: scene.now }, RUN, asRead);
    expect(await run()).toMatchObject({
      state: 'running',
      percentage: 100,
      isDrawn: false,
      counts: { done: 0 },
    });
    await finish(scene, 1);
    expect((await run())?.state).toBe('finished');
  });

  it('adds up the changes of all its stages', async () => {
    const scene = new Scene();
    await scene.start(0, 50);
    await finish(scene, 0);
    const half = Array.from({ length: PLACES }, (_, n) => `c${n}`).filter((id) =>
      isInRollout(TEMPLATE, id, 50),
    ).length;
    await scene.start(0, 100);
    await finish(scene, 0);
    expect((await run())?.counts).toMatchObject({ earlier: half, done: PLACES - half });
  });

  it('is finished only when all its cards have the version, in any order of actions', async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(anAction, { minLength: 4, maxLength: 40 }), async (actions) => {
          const scene = new Scene();
          for (const action of actions) {
            await act(scene, action).catch((error: unknown) => {
              if (!(error instanceof Refusal)) throw error;
            });
            await expectTruth();
          }
          // Somebody goes on with it at last.
          scene.now += SYNC_LEASE_MS + 1;
          for (let left = 5; left > 0 && (await run())?.state !== 'finished'; left -= 1) {
            await scene.job();
            scene.now += SYNC_LEASE_MS + 1;
            await scene.start(1, 100).catch(() => undefined);
            await finish(scene, 1);
          }
          await expectTruth();
          expect((await run())?.state).toBe('finished');
        })
        .beforeEach(async (former) => {
          await former();
          await resetRun();
        }),
      { numRuns: bySize({ short: 3, all: 12, long: 300 }) },
    );
  });
});

/** Puts the places and the run back as they were before any roll-out. */
async function resetRun(): Promise<void> {
  const db = project.db();
  for (const part of ['drawn', 'failures', 'applied', 'lease'])
    for (const { ref } of (await db.collection(`syncRuns/${RUN}/${part}`).get()).docs) await ref.delete();
  await db.doc(`syncRuns/${RUN}`).delete();
  for (const { ref } of (await db.collection('audit').get()).docs) await ref.delete();
  for (let place = 0; place < PLACES; place += 1)
    await placeRef(place).update({ templateVersion: '1.0.0', updatedAt: Timestamp.fromMillis(NOW) });
}

import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { SERVICE_TABLE, type ServiceName } from '../../../build/server/services';
import { aCardContent, aService, anAvailability, bySize } from 'shared-lib/testing';
import { startService, type ServiceProcess } from '../testing/service-process';
import { openLocalProject } from '../testing/local-project';

/*
 * The largest documents that an account may store, and the memory that reading them takes: the rules can't measure lists of maps, so that
 * a service, a card and an owner's hours may have a megabyte each. The services are as built and deployed, each in a process of its own.
 */

/** Number of services that the account has, and of strangers who want one at the same time. */
const SERVICES = bySize({ short: 20, all: 40, long: 200 });
const STRANGERS = bySize({ short: 10, all: 20, long: 50 });

/** Share of a service's memory that no request of a stranger may make it exceed. */
const MAX_MEMORY = 0.6;

const MIB = 1024 * 1024;
const SLUG = 'ana-garcia';
/** Below the megabyte of a document, with its other fields. */
const FAT = 'x'.repeat(900_000);

const project = openLocalProject();
jest.setTimeout(240_000);

const limitOf = (name: ServiceName) => Number.parseInt(SERVICE_TABLE[name].memory, 10) * MIB;

/**
 * Stores an account with a card and services that are as large as documents may be.
 *
 * @param hours - Fat hours are invalid, so that no request reads a service after them.
 */
async function storeFatOwner(hours: 'fat' | 'usual'): Promise<void> {
  const db = project.db();
  const cardId = await project.aPublished('ana', SLUG, aCardContent());
  const now = Timestamp.now();
  const { id: _, archivedAt: __, ...service } = aService({ cardIds: [cardId] });
  for (let index = 0; index < SERVICES; index += 1)
    await db.doc(`services/service${String(index).padStart(13, '0')}`).set({
      ...{ ...service, userId: 'ana', archivedAt: null, createdAt: now, updatedAt: now },
      questions: [{ id: 'q1', label: FAT, kind: 'text', required: false }],
    });
  await db.doc('availability/ana').set({
    ...{ ...anAvailability(), updatedAt: now },
    ...(hours === 'fat' && { overrides: { '2030-01-01': [{ from: FAT, to: '24:00' }] } }),
  });
  await db.doc(`cards/${cardId}`).update({ links: [{ id: 'l1', title: FAT }] });
}

/** Sends a request of somebody at an address of their own; returns the status, or 0 where the connection broke. */
function send(socketPath: string, path: string, body: unknown, ip: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
    const call = request({ socketPath, path, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', () => resolve(0));
    call.end(JSON.stringify(body));
  });
}

async function withService(name: ServiceName, work: (service: ServiceProcess) => Promise<void>) {
  const service = await startService(name);
  try {
    await work(service);
  } finally {
    await service.stop();
  }
}

describe('an account with the largest possible documents', () => {
  it.each(['fat', 'usual'] as const)(`leaves enough memory to visitors with %s hours`, async (hours) => {
    await storeFatOwner(hours);
    await withService('visitor', async (service) => {
      const hold = (index: number) =>
        send(
          service.socket,
          `/b/${SLUG}/hold`,
          {
            serviceId: `service${String(index % SERVICES).padStart(13, '0')}`,
            start: Date.now() + 86_400_000,
            session: `session${index}`.padEnd(20, 'x'),
          },
          `203.0.113.${index}`,
        );
      const statuses = await Promise.all(Array.from({ length: STRANGERS }, (_, index) => hold(index)));
      // None can be booked, and nobody is left without an answer.
      expect(new Set(statuses)).toEqual(new Set([410]));
      expect(service.peakMemory() / limitOf('visitor')).toBeLessThan(MAX_MEMORY);
    });
  });

  it.each(['fat', 'usual'] as const)(
    'leaves the jobs service enough memory to finish with %s hours',
    async (hours) => {
      await storeFatOwner(hours);
      await withService('jobs', async (service) => {
        const body = { scheduleTime: new Date().toISOString() };
        expect(await send(service.socket, '/', body, '127.0.0.1')).toBe(200);
        await wait(100);
        expect(service.peakMemory() / limitOf('jobs')).toBeLessThan(MAX_MEMORY);
      });
      const beats = (await project.read('jobs/heartbeats')) as {
        jobs: { jobs: Record<string, { failure: string }> };
      };
      expect(beats.jobs.jobs['refreshBookableCards']).toMatchObject({ failure: '' });
    },
  );
});

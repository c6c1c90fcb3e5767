import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';

const PROJECT_ID = 'demo-tarjetero';
const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`;

/**
 * Works on the stack's Firestore as its operator: rules don't apply.
 *
 * @template Value
 * @param {string} address - Of the local Firestore.
 * @param {(db: FirebaseFirestore.Firestore) => Promise<Value>} work
 */
export async function withFirestore(address, work) {
  process.env.FIRESTORE_EMULATOR_HOST = new URL(address).host;
  const app = initializeApp({ projectId: PROJECT_ID }, `bench-${randomUUID()}`);
  try {
    return await work(getFirestore(app));
  } finally {
    await deleteApp(app);
  }
}

/** Time in which a closed connection is noticed, in milliseconds. */
const NOTICE_MS = 10;

/** Documents of one import, which blocks the server meanwhile. */
const AN_IMPORT = 5000;

/** Converts a value to the REST API's format; a number without a fraction is an integer, as in the SDKs. */
function encode(value) {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  if (typeof value === 'number') return { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Timestamp) return { timestampValue: value.toDate().toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (Object.getPrototypeOf(value) === Object.prototype) return { mapValue: { fields: encodeFields(value) } };
  throw new TypeError(`Documents of the bench hold no ${value.constructor.name}`);
}

const encodeFields = (content) =>
  Object.fromEntries(Object.entries(content).map(([field, value]) => [field, encode(value)]));

/**
 * Writes many documents by imports: a hundred thousand take seconds.
 *
 * @param {string} address - Of the local Firestore.
 * @param {readonly any[][]} documents - Each a path and its content.
 */
export async function writeAll(address, documents) {
  for (let from = 0; from < documents.length; from += AN_IMPORT) {
    const lines = documents
      .slice(from, from + AN_IMPORT)
      .map(([path, content]) =>
        JSON.stringify({ name: `${DOCUMENTS}/${path}`, fields: encodeFields(content) }),
      );
    // Lines take a while: a connection that the server has closed meanwhile is noticed before the next request, which can't be repeated.
    await setTimeout(NOTICE_MS);
    const response = await fetch(`${address}/__local/import`, {
      method: 'POST',
      body: `{"version":1,"documents":[${lines.join(',')}]}`,
    });
    if (!response.ok) throw new Error(`import: ${response.status} ${await response.text()}`);
  }
}

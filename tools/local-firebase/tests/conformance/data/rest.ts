import type { Bench } from '../../support';
import { DOCUMENTS, toWireFields } from './neutral-values';

/** The answer of a call: the parts that cases look at, and OK or the name of the error. */
export interface RestAnswer<Body> {
  status: string;
  message: string;
  body: Body;
}

/** Calls a method of the REST API on the whole database or, with a path, below a document. */
export async function call<Body>(
  bench: Bench,
  verb: string,
  request: unknown,
  path = '',
): Promise<RestAnswer<Body>> {
  const answer = await bench.http(`/v1/${DOCUMENTS}${path && `/${path}`}:${verb}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify(request),
  });
  const { error } = answer.body;
  return {
    status: error?.status ?? 'OK',
    message: error?.message ?? '',
    body: answer.body as unknown as Body,
  };
}

/** Puts documents in place: paths and what is in them. */
export async function arrange(
  bench: Bench,
  documents: Record<string, Record<string, unknown>>,
): Promise<void> {
  const writes = Object.entries(documents).map(([path, data]) => ({
    update: { name: `${DOCUMENTS}/${path}`, fields: toWireFields(data) },
  }));
  const { status, message } = await call(bench, 'commit', { writes });
  if (status !== 'OK') throw new Error(message);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocalStripe } from './index';

type Handle = Omit<LocalStripe, 'port' | 'origin' | 'close'>;
type Arguments<Name extends keyof Handle> = Parameters<Handle[Name]>;
type Action = (handle: Handle, input: unknown) => unknown;

/** Names the fields of an action's JSON object; the handle refuses ids that don't exist. */
const action =
  <Input>(run: (handle: Handle, input: Input) => unknown): Action =>
  (handle, input) =>
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- tests and people of this machine write it, and see at once what doesn't work
    run(handle, input as Input);

interface Target {
  account: string;
}

/**
 * Endpoints with which tests and people do at the stand-in what happens at Stripe by itself or in its dashboard. Each takes
 * a JSON object.
 */
const ACTIONS: Readonly<Record<string, Action>> = {
  webhooks: action<Arguments<'deliver'>[0]>((handle, input) => handle.deliver(input)),
  resend: action<{ event: string }>((handle, { event }) => handle.resend(event)),
  fail: action<{ fault: Arguments<'fail'>[0] } & NonNullable<Arguments<'fail'>[1]>>(
    (handle, { fault, ...options }) => handle.fail(fault, options),
  ),
  clock: action<{ advance: number }>((handle, { advance }) => handle.advance(advance)),
  onboarding: action<Target & { end: Arguments<'endOnboarding'>[1] }>((handle, { account, end }) =>
    handle.endOnboarding(account, end),
  ),
  deauthorize: action<Target>((handle, { account }) => handle.deauthorize(account)),
  pay: action<Target & { session: string; payer?: Arguments<'pay'>[2]; answer?: 'yes' | 'no' }>(
    (handle, { account, session, payer, answer }) => handle.pay(account, session, payer, answer),
  ),
  refunds: action<{ mode: Arguments<'refunds'>[0] }>((handle, { mode }) => handle.refunds(mode)),
  'end-refund': action<Target & { refund: string; end: 'succeeded' | 'failed' }>(
    (handle, { account, refund, end }) => handle.endRefund(account, refund, end),
  ),
  dispute: action<Target & { charge: string; reason?: string }>((handle, { account, charge, reason }) =>
    handle.dispute(account, charge, reason),
  ),
  'end-dispute': action<Target & { dispute: string; end: 'won' | 'lost' }>(
    (handle, { account, dispute, end }) => handle.endDispute(account, dispute, end),
  ),
  idle: (handle) => handle.idle(),
};

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value ?? null));
}

/**
 * Answers `GET /__local/events`, `GET /__local/requests` and `POST /__local/{action}`. A page of another site can't call
 * them: a body that says JSON needs a permission that is never given.
 */
export async function answerControl(
  handle: Handle,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: string,
): Promise<void> {
  const name = url.pathname.slice('/__local/'.length);
  if (request.method === 'GET') {
    if (name === 'events') send(response, 200, handle.events());
    else if (name === 'requests') send(response, 200, handle.requests());
    else send(response, 404, { error: 'not-found' });
    return;
  }
  const run = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!run || request.headers['content-type'] !== 'application/json') {
    send(response, 404, { error: 'not-found' });
    return;
  }
  try {
    send(response, 200, await run(handle, JSON.parse(body === '' ? '{}' : body)));
  } catch (error) {
    send(response, 400, { error: String(error) });
  }
}

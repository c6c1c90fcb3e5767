import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expireOldSessions } from '../state/sessions';
import { settleDebits } from '../state/pay-session';
import { newId, type World } from '../state/world';
import { accountOf, accountRoutes } from './account-routes';
import { ApiError } from './api-error';
import { expand } from './expand';
import { takeFault, type FaultState } from './faults';
import { readForm } from './form';
import { paymentRoutes } from './payment-routes';
import { matchRoute } from './route';
import { sessionRoutes } from './session-routes';

const ROUTES = [...accountRoutes, ...sessionRoutes, ...paymentRoutes];

interface Answer {
  status: number;
  body: string;
}

/** Answers that a repeated request gets again, by account, path and idempotency key. */
type Kept = Map<string, { request: string; answer: Answer }>;

const errorAnswer = ({ status, body }: ApiError): Answer => ({
  status,
  body: JSON.stringify({
    error: { ...body, doc_url: `https://docs.stripe.com/error-codes/${body.code ?? ''}` },
  }),
});

/** Refuses requests without a secret key. See https://docs.stripe.com/api/authentication */
function requireKey(request: IncomingMessage): void {
  if (/^Bearer (sk|rk)_test_\w+$/.test(request.headers.authorization ?? '')) return;
  throw new ApiError(401, {
    type: 'invalid_request_error',
    message: 'Invalid API Key provided. The stand-in takes secret keys of test mode: sk_test_…',
  });
}

const REVOKED = new ApiError(401, {
  type: 'invalid_request_error',
  code: 'api_key_expired',
  message: 'Expired API Key provided: sk_test_****.',
});

const BUSY = new ApiError(429, {
  type: 'invalid_request_error',
  code: 'rate_limit',
  message: 'Request rate limit exceeded.',
});

const BROKEN = new ApiError(500, { type: 'api_error', message: 'An unknown error occurred' });

/** Brings what depends on the time up to date: sessions end, direct debits settle. */
export function catchUp(world: World): void {
  expireOldSessions(world);
  settleDebits(world);
}

/** Answers the requests under `/v1`. */
export class ApiServer {
  private readonly kept: Kept = new Map();
  /** Requests so far, for tests that count them: method and path. */
  readonly requests: string[] = [];

  constructor(
    private readonly world: World,
    private readonly faults: FaultState,
  ) {}

  async handle(request: IncomingMessage, response: ServerResponse, url: URL, body: string): Promise<void> {
    this.requests.push(`${request.method} ${url.pathname}`);
    const fault = takeFault(this.faults);
    if (fault === 'slow') await pause(this.faults.slowMs);
    if (fault === 'down') {
      if (this.faults.isCarriedOut) this.answer(request, url, body);
      request.socket.destroy();
      return;
    }
    const { status, body: text } =
      fault === 'busy'
        ? errorAnswer(BUSY)
        : fault === 'revoked'
          ? errorAnswer(REVOKED)
          : fault === 'error'
            ? errorAnswer(BROKEN)
            : this.answer(request, url, body);
    const headers = {
      'content-type': 'application/json',
      'request-id': newId('req'),
      'content-length': Buffer.byteLength(text),
    };
    response.writeHead(status, headers);
    if (fault === 'half') {
      response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
      return;
    }
    response.end(text);
  }

  private answer(request: IncomingMessage, url: URL, body: string): Answer {
    catchUp(this.world);
    try {
      requireKey(request);
      return this.once(request, url, body);
    } catch (error) {
      if (error instanceof ApiError) return errorAnswer(error);
      throw error;
    }
  }

  /** Carries a request out; one with a known idempotency key gets the first answer again. */
  private once(request: IncomingMessage, url: URL, body: string): Answer {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return this.carryOut(request, url, body);
    // See https://docs.stripe.com/api/idempotent_requests
    const place = `${String(request.headers['stripe-account'] ?? '')} ${key}`;
    const fingerprint = `${url.pathname} ${body}`;
    const answered = this.kept.get(place);
    if (answered) {
      if (answered.request === fingerprint) return answered.answer;
      throw new ApiError(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    }
    let answer: Answer;
    try {
      answer = this.carryOut(request, url, body);
    } catch (error) {
      // A refused card is an answer that is repeated; a request that never began is not.
      if (error instanceof ApiError && error.status === 402)
        this.kept.set(place, { request: fingerprint, answer: errorAnswer(error) });
      throw error;
    }
    this.kept.set(place, { request: fingerprint, answer });
    return answer;
  }

  private carryOut(request: IncomingMessage, url: URL, body: string): Answer {
    const { route, id } = matchRoute(ROUTES, request.method ?? 'GET', url.pathname);
    const params = readForm(request.method === 'POST' ? body : url.search.slice(1));
    const header = request.headers['stripe-account'];
    const account = typeof header === 'string' ? accountOf({ world: this.world }, header).id : '';
    const call = { world: this.world, account, id, params };
    const object = expand(this.world, account, route.answer(call), params['expand']);
    return { status: 200, body: JSON.stringify(object) };
  }
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallableName } from 'shared-lib/model';
import { boundRequestsOf } from '../../../build/server/bounded-requests';
import { openLocalProject } from './local-project';

type ServiceName = 'api' | 'stripe' | 'visitor';

/** Claims of a session's token. An attacker may keep a token for as long as it is valid, but can't forge one. */
export interface Session {
  uid: string;
  email: string;
  emailVerified: boolean;
  /** Time of the sign-in, in seconds since the epoch. */
  startedAt: number;
  /** Second factor of the sign-in, such as `totp`. */
  secondFactor?: string;
}

/** An answer of any service. */
export interface HostileAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** Parsed JSON; `undefined` for another body. */
  body: unknown;
  /** The product's reason of a refusal, or the platform's code; `undefined` for success. */
  reason: string | undefined;
}

/** A request about an account that the Auth service got. */
export interface AuthRequest {
  /** Last part of its path, such as `accounts:update`. */
  method: string;
  body: Record<string, unknown>;
}

/** Fields of an account of the Auth service, where they aren't what every account has. */
export interface AuthAccount {
  email?: string;
  emailVerified?: boolean;
  disableUser?: boolean;
  mfaInfo?: { mfaEnrollmentId: string; phoneInfo: string; enrolledAt: string }[];
}

/**
 * Starts a replacement for the Auth service that has every account and accepts every request, except for an address that another
 * account was given. Addresses are verified unless the account's name begins with `unverified`.
 *
 * @param known - What accounts have; requests change it.
 */
async function startAuth(requests: AuthRequest[], known: Map<string, AuthAccount>): Promise<Server> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text || '{}') as { localId?: string | string[]; email?: string | string[] };
      const method = request.url?.split('/').at(-1) ?? '';
      requests.push({ method, body });
      response.setHeader('content-type', 'application/json');
      const [email] = [body.email ?? []].flat();
      const holder = [...known].find(([, account]) => account.email === email)?.[0];
      if (method === 'accounts:lookup' && email) {
        response.end(JSON.stringify(holder ? { users: [{ localId: holder, email, createdAt: '0' }] } : {}));
        return;
      }
      const localIds = [body.localId ?? ''].flat();
      if (method === 'accounts:update' && email && holder && holder !== localIds[0]) {
        response.statusCode = 400;
        response.end(JSON.stringify({ error: { message: 'EMAIL_EXISTS' } }));
        return;
      }
      if (method === 'accounts:update') {
        const { mfa, ...changes } = body as AuthAccount & { mfa?: { enrollments?: AuthAccount['mfaInfo'] } };
        const mfaInfo = mfa && { mfaInfo: mfa.enrollments ?? [] };
        known.set(localIds[0]!, { ...known.get(localIds[0]!), ...changes, ...mfaInfo });
      }
      const users = localIds.map((localId) => ({
        localId,
        email: `${localId}@ejemplo.com`,
        emailVerified: !localId.startsWith('unverified'),
        createdAt: '0',
        ...known.get(localId),
      }));
      response.end(JSON.stringify({ localId: localIds[0], users }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns an unsigned token of the kind that the Auth emulator issues. */
function tokenOf({ uid, email, emailVerified, startedAt, secondFactor }: Session): string {
  const claims = {
    sub: uid,
    user_id: uid,
    email,
    email_verified: emailVerified,
    auth_time: startedAt,
    firebase: { ...(secondFactor && { sign_in_second_factor: secondFactor }) },
  };
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function reasonOf(body: unknown): string | undefined {
  const { reason, error } = (body ?? {}) as {
    reason?: string;
    error?: { status?: string; details?: { reason?: string } };
  };
  return reason ?? error?.details?.reason ?? error?.status;
}

/**
 * Sends a request with exactly these headers and body.
 *
 * @param body - Sent as JSON, except for a string or bytes.
 */
async function send(
  url: string,
  { method = 'POST', body, headers = {} }: { method?: string; body?: unknown; headers?: HeadersInit },
): Promise<HostileAnswer> {
  const isRaw = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: (isRaw ? body : JSON.stringify(body)) as BodyInit }),
  });
  const text = await response.text();
  const parsed = parseJson(text);
  return { status: response.status, headers: response.headers, text, body: parsed, reason: reasonOf(parsed) };
}

/** An attacker with an account, who calls with sessions of their choice. */
export class HostileAccount {
  constructor(
    private readonly origins: Record<ServiceName, string>,
    readonly session: Session,
  ) {}

  get uid(): string {
    return this.session.uid;
  }

  /** Returns the same account in another session, such as one of ten minutes ago. */
  withSession(change: Partial<Omit<Session, 'uid'>>): HostileAccount {
    return new HostileAccount(this.origins, { ...this.session, ...change });
  }

  /** Returns the token of its session. */
  token(): string {
    return tokenOf(this.session);
  }

  /** Calls a callable over HTTP, with whatever input. */
  call(name: CallableName, data: unknown, headers: Record<string, string> = {}): Promise<HostileAnswer> {
    return send(`${this.origins.api}/${name}`, {
      body: { data },
      headers: { authorization: `Bearer ${this.token()}`, ...headers },
    });
  }
}

/**
 * Opens a project with the services `api`, `stripe` and `visitor` behind HTTP, as they are exported, for tests at the level of an
 * attack. Clocks are real: sessions begin now unless overridden.
 */
export function openHostileProject() {
  const project = openLocalProject();
  const origins: Record<ServiceName, string> = { api: '', stripe: '', visitor: '' };
  const servers: Server[] = [];
  const authRequests: AuthRequest[] = [];
  const authAccounts = new Map<string, AuthAccount>();

  beforeEach(() => {
    authRequests.length = 0;
    authAccounts.clear();
  });
  beforeAll(async () => {
    const auth = await startAuth(authRequests, authAccounts);
    servers.push(auth);
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${(auth.address() as AddressInfo).port}`;
    const { http } = await import('@google-cloud/functions-framework');
    const { getTestServer } = await import('@google-cloud/functions-framework/testing');
    const services = await import('../index');
    for (const name of ['api', 'stripe', 'visitor'] as const) {
      http(name, services[name] as unknown as Parameters<typeof http>[1]);
      const server = getTestServer(name);
      boundRequestsOf(server, name);
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      origins[name] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }
  });
  afterAll(() => {
    for (const server of servers) server.close();
    delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  });

  return {
    ...project,
    /** Requests that the Auth service got in this test, in order. */
    authRequests,
    /** Accounts of the Auth service in this test that differ from what every account has. */
    authAccounts,
    /** Returns a client with a session of its own; the account needs no document. */
    signUp: (uid: string, session: Partial<Omit<Session, 'uid'>> = {}): HostileAccount =>
      new HostileAccount(origins, {
        uid,
        email: `${uid}@ejemplo.com`,
        emailVerified: true,
        startedAt: Math.floor(Date.now() / 1000),
        ...session,
      }),
    /** Sends a request without a session: any path, method, body and headers. */
    ask: (service: ServiceName, path: string, request: Parameters<typeof send>[1] = {}) =>
      send(origins[service] + path, request),
  };
}

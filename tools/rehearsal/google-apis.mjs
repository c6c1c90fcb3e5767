import { randomBytes } from 'node:crypto';
import { request as ask } from 'node:http';
import { grpcPass } from './grpc-pass.mjs';

/** Hosts of Google that the product's pages and functions talk to, besides its own. */
export const GOOGLE_HOSTS = [
  'firestore.googleapis.com',
  'firebasestorage.googleapis.com',
  'storage.googleapis.com',
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
  'www.googleapis.com',
];

/** Path at which Google publishes the certificates of the keys that sign ID tokens. */
const CERTIFICATES = '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';

const isAuth = (host) => host === 'identitytoolkit.googleapis.com' || host === 'securetoken.googleapis.com';

function refuse(outgoing, code, status, message) {
  outgoing.writeHead(code, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  outgoing.end(JSON.stringify({ error: { code, status, message } }));
}

/** Collects a stream's bytes. */
async function textOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * Takes off what belongs to the connection between us and the emulator.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function answerHeaders(headers) {
  const { connection: _hop, 'keep-alive': _alive, 'transfer-encoding': _coding, ...others } = headers;
  return others;
}

/**
 * Google's services as the internet has them, in front of those of this machine: only tokens that were signed count, an access token of
 * the functions' account is what gives rights, and local names for it (`owner`) give none.
 *
 * @param {object} options
 * @param {{ firestore: string, storage: string, auth: string }} options.addresses - Of the services on this machine.
 * @param {ReturnType<typeof import('./id-tokens.mjs').idTokens>} options.tokens
 * @param {string} options.project
 * @param {string} options.apiKey
 */
export function googleApis({ addresses, tokens, project, apiKey }) {
  // Begins as Google's tokens do; the rest is of this run.
  const accessToken = `ya29.${randomBytes(24).toString('base64url')}`;
  const firestore = grpcPass(addresses.firestore);

  /** Returns the credentials as the local services take them; `null` for those that Google refuses. */
  const localCredentials = (authorization) => {
    if (authorization === undefined) return { headers: {}, isService: false };
    const [scheme = '', token = ''] = authorization.split(' ');
    if (scheme === 'Bearer' && token === accessToken)
      return { headers: { authorization: 'Bearer owner' }, isService: true };
    return tokens.isGood(token) ? { headers: { authorization }, isService: false } : null;
  };

  /**
   * Passes a request on to a local service, as it comes in; a page's connection to Firestore stays open.
   *
   * @param {import('node:http').IncomingMessage} incoming
   * @param {any} outgoing
   * @param {{ origin: string, path: string, credentials: object, change?: (text: string) => string }} how
   */
  const pass = (incoming, outgoing, { origin, path, credentials, change }) => {
    const { hostname, port } = new URL(origin);
    const named = Object.entries(incoming.headers).filter(
      ([name]) => !name.startsWith(':') && !['authorization', 'host', 'connection'].includes(name),
    );
    const call = ask({
      ...{ hostname, port, path, method: incoming.method },
      headers: {
        ...Object.fromEntries(named),
        ...credentials,
        ...(change && { 'accept-encoding': 'identity' }),
        host: `${hostname}:${port}`,
      },
    });
    call.on(
      'response',
      (answer) =>
        void (async () => {
          const headers = answerHeaders(answer.headers);
          if (!change) {
            outgoing.writeHead(answer.statusCode, headers);
            answer.pipe(outgoing);
            answer.on('error', () => outgoing.destroy());
            return;
          }
          const text = change(await textOf(answer));
          outgoing.writeHead(answer.statusCode, { ...headers, 'content-length': Buffer.byteLength(text) });
          outgoing.end(text);
        })().catch(() => outgoing.destroy()),
    );
    call.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else refuse(outgoing, 503, 'UNAVAILABLE', 'The service is currently unavailable.');
    });
    outgoing.on('close', () => call.destroy());
    incoming.pipe(call);
  };

  return {
    /** Access token of the functions' service account, which the metadata server hands out. */
    accessToken,

    /** Answers a request for one of {@link GOOGLE_HOSTS}. */
    answer(incoming, outgoing, host) {
      const { pathname, searchParams } = new URL(incoming.url, `https://${host}`);
      if (host === 'www.googleapis.com') {
        if (pathname !== CERTIFICATES) return refuse(outgoing, 404, 'NOT_FOUND', 'Not Found');
        outgoing.writeHead(200, {
          'content-type': 'application/json',
          'cache-control': 'public, max-age=20000',
        });
        return outgoing.end(JSON.stringify(tokens.certificates));
      }
      const caller = localCredentials(incoming.headers.authorization);
      if (!caller)
        return refuse(outgoing, 401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
      const { headers: credentials, isService } = caller;
      if (host === 'firestore.googleapis.com') {
        if (incoming.headers['content-type']?.startsWith('application/grpc')) {
          const { authorization: _own, ...headers } = incoming.headers;
          return firestore.pass(incoming.stream, { ...headers, ...credentials });
        }
        return pass(incoming, outgoing, { origin: addresses.firestore, path: incoming.url, credentials });
      }
      if (isAuth(host)) {
        const key = searchParams.get('key') ?? incoming.headers['x-goog-api-key'];
        const isPreflight = incoming.method === 'OPTIONS';
        if (!isPreflight && !isService && key !== apiKey)
          return refuse(outgoing, 400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.');
        const path = `/${host}${incoming.url}`;
        return pass(incoming, outgoing, {
          origin: addresses.auth,
          path,
          credentials,
          change: tokens.signAnswer,
        });
      }
      // The interface of servers, which knows no rules.
      if (host === 'storage.googleapis.com' && !isService)
        return refuse(outgoing, 401, 'UNAUTHENTICATED', 'Anonymous caller does not have storage access.');
      return pass(incoming, outgoing, { origin: addresses.storage, path: incoming.url, credentials });
    },

    /** Answers a function's requests to the metadata server of the machine that it runs on. */
    answerMetadata(incoming, outgoing) {
      if (incoming.headers['metadata-flavor'] !== 'Google') return outgoing.writeHead(403).end();
      const account = 'instance/service-accounts/default';
      const answers = {
        '': '',
        'project/project-id': project,
        instance: '{}',
        [`${account}/email`]: `functions@${project}.iam.gserviceaccount.com`,
        [`${account}/token`]: JSON.stringify({
          ...{ access_token: accessToken, expires_in: 3599, token_type: 'Bearer' },
        }),
      };
      const { pathname } = new URL(incoming.url, 'http://metadata.google.internal');
      const requested = pathname.replace(/^\/(computeMetadata\/v1\/?)?/, '').replace(/\/$/, '');
      const found = Object.hasOwn(answers, requested);
      const type = answers[requested]?.startsWith('{') ? 'application/json' : 'text/plain';
      outgoing.writeHead(found ? 200 : 404, { 'metadata-flavor': 'Google', 'content-type': type });
      return outgoing.end(found ? answers[requested] : '');
    },

    close: () => firestore.close(),
  };
}

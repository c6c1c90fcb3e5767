/**
 * Hosting and the addresses of Cloud Functions on this machine. Serves each site of a firebase.json with `superstatic`, the
 * library that Google's Hosting emulator is made of, and passes what is rewritten to a function on to the function's own
 * process; the emulator itself reaches the Functions emulator only.
 *
 * Started by the local stack with one JSON argument: `{ root, config, sitePorts, functionsPort, sockets, pushKey }`.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { readablePath } from '../../build/server/readable-path.mjs';
import { compressFiles } from './compress-files.mjs';
import { hostingAnswerHeaders, hostingRequestHeaders, passOn } from './function-proxy.mjs';
import { PUSH_KEY_PATH } from './push-keys.mjs';

// Its names can't be imported one by one.
const superstatic = createRequire(import.meta.url)('superstatic');

const HOST = '127.0.0.1';

/** Time for which an idle connection stays open, in milliseconds, as at Google's front end. */
const IDLE_MS = 600_000;

const { root, config, sitePorts, functionsPort, sockets, pushKey } = JSON.parse(process.argv[2]);

/** Answers a rewrite to a function. */
const functionRewriter = ({ function: { functionId } }) =>
  Promise.resolve((incoming, outgoing) =>
    passOn(incoming, outgoing, {
      socketPath: sockets[functionId],
      path: incoming.url,
      toService: hostingRequestHeaders,
      toClient: hostingAnswerHeaders,
    }),
  );

/** Answers `/{project}/{region}/{function}/…`, the address of a function in Google's emulator. */
function answerFunction(incoming, outgoing) {
  const [, name, rest] = /^\/[\w-]+\/[\w-]+\/(\w+)(.*)$/.exec(incoming.url) ?? [];
  const socketPath = name !== undefined && Object.hasOwn(sockets, name) ? sockets[name] : null;
  if (!socketPath) {
    outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such function\n');
    return;
  }
  void passOn(incoming, outgoing, { socketPath, path: rest.startsWith('/') ? rest : `/${rest}` });
}

/** Has superstatic read every path: it answers 500 to one that can't be decoded. */
function readAnyPath(incoming, _outgoing, next) {
  incoming.url = readablePath(incoming.url);
  next();
}

/** Answers a page with the public key of this machine's pushes. */
const answerPushKey = (_incoming, outgoing) =>
  outgoing.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(pushKey);

const servers = [
  createServer(answerFunction).listen(functionsPort, HOST),
  ...config.hosting
    .filter(({ target }) => target in sitePorts)
    .map((site) =>
      superstatic
        .server({
          port: sitePorts[site.target],
          hostname: HOST,
          config: site,
          cwd: root,
          compression: compressFiles(),
          stack: 'strict',
          rewriters: { function: functionRewriter },
        })
        .use(PUSH_KEY_PATH, answerPushKey)
        .use(readAnyPath)
        .listen(),
    ),
];
// Whoever sends a request over a connection that is just being closed gets none: Node's five seconds are short for a slow machine.
for (const server of servers) server.keepAliveTimeout = IDLE_MS;
await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
console.log('listening');

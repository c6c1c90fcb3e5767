/*
 * Required before a process of a rehearsal (`node --require`), which must not know that it is one: connections to Google's hosts
 * and to the product's own sites end at the edge of this machine, the metadata server answers here, and everything else that isn't
 * on this machine is refused, so that nothing is reached that isn't rehearsed.
 *
 * REHEARSAL_NETWORK: { hosts: string[], edgePort: number, metadataPort: number } as JSON.
 * REHEARSAL_CROWD: set for a process that stands for many clients: each connection then has an address of its own.
 */
const dns = require('node:dns');
const net = require('node:net');
const { promisify } = require('node:util');

const { hosts, edgePort, metadataPort } = JSON.parse(process.env.REHEARSAL_NETWORK);
const HERE = '127.0.0.1';
const METADATA = new Set(['169.254.169.254', 'metadata.google.internal', 'metadata.google.internal.']);

const isHere = (host) =>
  host === undefined || host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Returns where a connection goes in place of a host and a port; `null` where there is no such place. */
function placeOf(host, port) {
  if (METADATA.has(host)) return { host: HERE, port: metadataPort };
  if (Number(port) === 443 && (hosts.includes(host) || isHere(host))) return { host: HERE, port: edgePort };
  return isHere(host) ? { host, port } : null;
}

const part = () => 1 + Math.floor(Math.random() * 254);

/** Returns one of the addresses of this machine, of which Linux has all that begin with 127. */
const someAddress = () => `127.${part()}.${part()}.${part()}`;

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  // Node's own callers hand over arguments that are normalized already, in one array.
  const isNormal = Array.isArray(args[0]);
  const [options, callback] = isNormal ? args[0] : net._normalizeArgs(args);
  if (options.path || options.port === undefined) return connect.apply(this, args);
  const place = placeOf(options.host, options.port);
  if (!place) {
    const error = Object.assign(new Error(`${options.host}:${options.port} is no host of the rehearsal`), {
      code: 'ENOTFOUND',
    });
    process.nextTick(() => this.destroy(error));
    return this;
  }
  const moved = { ...options, ...place, ...(process.env.REHEARSAL_CROWD && { localAddress: someAddress() }) };
  return callback ? connect.call(this, moved, callback) : connect.call(this, moved);
};

const lookup = dns.lookup;
function lookUp(name, ...rest) {
  const callback = rest.at(-1);
  const options = typeof rest[0] === 'object' && rest[0] !== null ? rest[0] : {};
  if (isHere(name)) return lookup(name, ...rest);
  if (!hosts.includes(name) && !METADATA.has(name)) {
    return process.nextTick(callback, Object.assign(new Error(`${name} is no host`), { code: 'ENOTFOUND' }));
  }
  if (options.all) return process.nextTick(callback, null, [{ address: HERE, family: 4 }]);
  return process.nextTick(callback, null, HERE, 4);
}
lookUp[promisify.custom] = (name, options = {}) =>
  new Promise((resolve, reject) => {
    lookUp(name, { ...options, all: true }, (error, found) => {
      if (error) reject(error);
      else resolve(options.all ? found : found[0]);
    });
  });
dns.lookup = lookUp;
dns.promises.lookup = lookUp[promisify.custom];
dns.resolveTxt = (_name, callback) =>
  process.nextTick(callback, Object.assign(new Error('no such record'), { code: 'ENODATA' }));

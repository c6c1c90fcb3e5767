/**
 * jsdom plus the platform pieces that React Router and the Firebase SDK expect of a browser and jsdom lacks.
 * They are Node's own implementations, not stand-ins.
 */
require('./cached-scripts.cjs').cacheScripts();
const { TestEnvironment } = require('jest-environment-jsdom');

const BORROWED = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'Uint8Array',
  'ArrayBuffer',
  'BroadcastChannel',
];

module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  /** Also finds the builds of packages that otherwise ship ES modules only, such as d3's. */
  exportConditions() {
    return [...super.exportConditions(), 'umd'];
  }

  async setup() {
    await super.setup();
    for (const name of BORROWED) this.global[name] ??= globalThis[name];
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
    if (!this.global.crypto?.subtle)
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
  }
};

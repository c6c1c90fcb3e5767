/** Jest's environment of Node, whose modules are compiled once a worker. */
require('./cached-scripts.cjs').cacheScripts();

// Jest's own, by way of the package that brings it.
const core = require.resolve('@jest/core', { paths: [require.resolve('jest')] });

module.exports = require(require.resolve('jest-environment-node', { paths: [core] })).TestEnvironment;

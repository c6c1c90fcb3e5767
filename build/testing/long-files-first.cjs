/**
 * Starts with the files that raise their time limit: they take up to a minute, most of it waiting, which at the end of a run nothing
 * else would fill. Jest's own order goes by size where no run is known, and they are short.
 */
const { readFileSync } = require('node:fs');

// Jest's own, by way of the package that brings it.
const core = require.resolve('@jest/core', { paths: [require.resolve('jest')] });
const { default: Sequencer } = require(require.resolve('@jest/test-sequencer', { paths: [core] }));

const isLong = ({ path }) => readFileSync(path, 'utf8').includes('jest.setTimeout(');

module.exports = class LongFilesFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const long = new Set(sorted.filter(isLong));
    return [...long, ...sorted.filter((test) => !long.has(test))];
  }
};

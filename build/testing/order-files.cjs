/**
 * Starts with the tests beside files that have changed lately (TESTS_FIRST, a list of paths), which are the likeliest to fail, then with the
 * files that raise their time limit: they take up to a minute, most of it waiting, which at the end of a run would leave workers idle.
 * Jest's own order goes by size where no run is known, and they are short.
 */
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

// Jest's own, by way of the package that brings it.
const core = require.resolve('@jest/core', { paths: [require.resolve('jest')] });
const { default: Sequencer } = require(require.resolve('@jest/test-sequencer', { paths: [core] }));

const ROOT = join(__dirname, '../..');

const changedFolders = new Set(
  JSON.parse(process.env.TESTS_FIRST ?? '[]').map((file) => dirname(join(ROOT, file))),
);

const isBesideChange = ({ path }) => changedFolders.has(dirname(path));
const isLong = ({ path }) => readFileSync(path, 'utf8').includes('jest.setTimeout(');

module.exports = class OrderFiles extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const first = sorted.filter(isBesideChange);
    const others = sorted.filter((test) => !isBesideChange(test));
    return [...first, ...others.filter(isLong), ...others.filter((test) => !isLong(test))];
  }
};

/**
 * fast-check with one seed, so that what passed once passes again and a failure can be run again as it was. New cases are for `npm run
 * test:long` (TEST_SIZE=long), which generates others in every run.
 */
const { dirname, join } = require('node:path');

// By its path: in tests the package's own name stands for this file (jest.config.mjs).
const fc = require(join(dirname(require.resolve('fast-check/package.json')), 'lib/cjs/fast-check.js'));

if (process.env.TEST_SIZE !== 'long') fc.configureGlobal({ seed: 20_261_122 });

module.exports = fc;

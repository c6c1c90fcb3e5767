/**
 * Reporter of jest that prints each failed test file at once, with its output, and nothing about the others: `scripts/test.mjs` prints the
 * counts. A terminal shows the progress of the run.
 */
const { relative } = require('node:path');

// Jest's own, by way of the package that brings it.
const core = require.resolve('@jest/core', { paths: [require.resolve('jest')] });
const { BaseReporter } = require(require.resolve('@jest/reporters', { paths: [core] }));

module.exports = class FailuresReporter extends BaseReporter {
  constructor(globalConfig) {
    super();
    this.root = globalConfig.rootDir;
    this.done = 0;
  }

  onRunStart() {}

  onTestResult(
    _test,
    { testFilePath, testExecError, failureMessage, console: written },
    { numTotalTestSuites },
  ) {
    this.done += 1;
    if (testExecError || failureMessage) {
      const lines = (written ?? []).map(({ message }) => message);
      this.log([`FAIL ${relative(this.root, testFilePath)}`, ...lines, failureMessage].join('\n'));
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${this.done} of ${numTotalTestSuites} files`);
  }

  onRunComplete() {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  }
};

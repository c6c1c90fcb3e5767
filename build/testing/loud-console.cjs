/**
 * Makes console.error fail the test that caused it, unless React only reports that a component changed between two steps of the test. A
 * tooltip does so whenever the focus comes back to its button; tests wait for what they expect. Debugging notes, of which Firebase's
 * library makes one for every call, are left out: they hid the failures. So is the store's remark that one of its checks took long, which
 * is about the machine.
 */
const { format } = require('node:util');

const CHANGED_BETWEEN = /^An update to .+ inside a test was not wrapped in act/;

const TOOK_LONG = /^\w+StateInvariantMiddleware took \d+ms/;

const real = console.error;
const { warn } = console;
console.warn = (...args) => {
  if (!TOOK_LONG.test(format(...args))) warn(...args);
};
console.debug = () => {};
let errors = [];

beforeEach(() => {
  errors = [];
  console.error = (...args) => {
    const text = format(...args);
    if (CHANGED_BETWEEN.test(text)) return;
    errors.push(text);
    real(...args);
  };
});

afterEach(() => {
  console.error = real;
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join('\n')}`);
});

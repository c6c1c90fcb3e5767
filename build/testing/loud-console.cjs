/** Silence is checked: a console.error fails the test that made it. */
const { format } = require('node:util');

const real = console.error;
let errors = [];

beforeEach(() => {
  errors = [];
  console.error = (...args) => {
    errors.push(format(...args));
    real(...args);
  };
});

afterEach(() => {
  console.error = real;
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join('\n')}`);
});

/** CSS module of tests: each class name is the name as written. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });

/** In tests a CSS module's class names are the names as written. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });

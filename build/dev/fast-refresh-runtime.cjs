/* global __react_refresh_library__ */
/*
 * The page's one runtime of fast refresh, from whichever app loads first: React queries a single one for the newest version of a component.
 * Names of modules are unique inside an app only.
 */
// @ts-expect-error The build names it (build/dev/fast-refresh.mjs).
const runtime = (globalThis.__fastRefreshRuntime ??= require('react-refresh-itself'));

module.exports = {
  ...runtime,
  // @ts-expect-error The build writes it into each module.
  register: (type, id) => runtime.register(type, `${__react_refresh_library__} ${id}`),
};

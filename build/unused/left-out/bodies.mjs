/** Returns the entries of what is never used, from its names. */
export const never = (...names) => Object.fromEntries(names.map((name) => [name, null]));

/** Returns the entries of what is called and has nothing to do. */
export const nothing = (...names) => Object.fromEntries(names.map((name) => [name, '']));

/** Returns the entries of a class, or of a function with others in it, from those of its members. */
export const membersOf = (owner, bodies) =>
  Object.fromEntries(Object.entries(bodies).map(([name, body]) => [`${owner}.${name}`, body]));

/** Returns a new body on one line, as every line of a package stays where it is. */
export const body = (text) => text.replace(/\s+/g, ' ').trim();

/** Returns a body that refuses what is left out, if a condition says that it is asked for. */
export const refuse = (what, condition) =>
  `if (${condition}) throw new Error('${what} left out of the build');`;

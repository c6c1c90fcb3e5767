/** Returns a class name for a set of declarations, always the same for the same (FNV-1a, 32 bits). */
export function styleClass(declarations: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < declarations.length; index++) {
    hash = Math.imul(hash ^ declarations.charCodeAt(index), 0x01000193);
  }
  return `s${(hash >>> 0).toString(36)}`;
}

/** Returns a rule that overrides the template's own selectors, as the `style` attribute would have. */
export function styleRule(name: string, declarations: string): string {
  return `.${name}:not(#_#_#_){${declarations}}`;
}

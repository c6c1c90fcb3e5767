/**
 * Returns a loaded module as a thenable that calls back synchronously: for a real promise React suspends even if it is settled, and shows
 * the fallback.
 */
export function atOnce<Module>(module: Module): Promise<Module> {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- React calls nothing but `then`.
  return { then: (keep: (value: Module) => void) => keep(module) } as Promise<Module>;
}

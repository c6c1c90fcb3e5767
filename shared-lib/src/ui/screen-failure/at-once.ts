/**
 * Returns what is loaded as a promise that calls back at once: React waits even for a promise that has been kept, and shows that it
 * waits.
 */
export function atOnce<Module>(module: Module): Promise<Module> {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- React calls nothing but `then`.
  return { then: (keep: (value: Module) => void) => keep(module) } as Promise<Module>;
}

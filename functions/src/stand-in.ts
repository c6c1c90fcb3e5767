/** Reports whether this process belongs to a project of one machine, which reaches stand-ins in the place of others' servers. */
export const isLocal = (): boolean => (process.env['GCLOUD_PROJECT'] ?? '').startsWith('demo-');

/**
 * Returns the address of a local project's stand-in, from a variable of the environment; `null` where it has none.
 *
 * @throws Error for an address on another machine
 */
export function standInAt(variable: string): string | null {
  const origin = process.env[variable] ?? '';
  if (origin === '') return null;
  const { hostname } = new URL(origin);
  if (hostname !== '127.0.0.1' && hostname !== 'localhost')
    throw new Error(`${variable} must be on this machine, not at ${hostname}`);
  return origin;
}

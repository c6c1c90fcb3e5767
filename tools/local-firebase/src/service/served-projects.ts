import { StatusError } from '../store/status';

/**
 * Projects that a server answers for. Those whose id starts with `demo-` exist on no machine but this one; any other might be a real
 * one, whose data somebody would take this to be, so that it has to be named.
 */
export class ServedProjects {
  /** @param named - A further project to serve; naming it explicitly shows that it isn't meant as Google's. */
  constructor(private readonly named?: string) {}

  /** Refuses projects that might be real ones. */
  requireProject(id: string): void {
    if (id.startsWith('demo-') || id === this.named) return;
    throw new StatusError(
      'FAILED_PRECONDITION',
      `local-firebase serves only projects whose id starts with 'demo-', not '${id}'.`,
    );
  }

  /** Refuses buckets of such projects. */
  requireBucket(bucket: string): void {
    if (bucket.startsWith('demo-') || (this.named && bucket.startsWith(`${this.named}.`))) return;
    throw new StatusError(
      'FAILED_PRECONDITION',
      `local-firebase serves only buckets whose name starts with 'demo-', not '${bucket}'.`,
    );
  }
}

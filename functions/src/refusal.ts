/**
 * Error of a call that the product refuses. Its reason is a code of `shared-lib/errors`, which reaches the app in the
 * error's details.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly reason: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(reason);
  }
}

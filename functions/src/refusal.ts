/**
 * A call that is refused for a reason of the product. The reason is a code of `shared-lib/errors`; it reaches the app in
 * the error's details.
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

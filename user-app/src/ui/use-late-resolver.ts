import { useEffect, useState } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { describeError, NetworkError } from 'shared-lib/errors';

/**
 * Returns the resolver of a form whose schema comes with the form instead of its screen. Sending a form whose schema
 * couldn't be loaded sets the error `root`.
 *
 * @param load - Loads the resolver; called again after a failure.
 */
export function useLateResolver<Values extends FieldValues>(
  load: () => Promise<Resolver<Values>>,
): Resolver<Values> {
  const [resolver] = useState<Resolver<Values>>(() => async (...requested: Parameters<Resolver<Values>>) => {
    let check: Resolver<Values>;
    try {
      check = await load();
    } catch (cause) {
      const { message } = describeError(new NetworkError('The form’s schema did not come', 0, { cause }));
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Every form may have an error of its own.
      const errors = { root: { type: 'server', message } } as FieldErrors<Values>;
      return { values: {}, errors };
    }
    return check(...requested);
  });
  // Loaded while the form is being filled in, as there may be no network when it is sent.
  useEffect(() => void load().catch(() => undefined), [load]);
  return resolver;
}

import { documentsUrl } from '../config';
import { fromRestFields } from '../../client/public-data/rest-values';

/** Document by which operators override what the remotes' own sites name: a pointer by name of the remote. */
export const OVERRIDES_DOCUMENT = 'config/remotes';

/** Returns the address of the overrides, a document that anyone may read over REST. */
export const overridesUrl = (): string => `${documentsUrl()}/${OVERRIDES_DOCUMENT}`;

/**
 * Converts an answer from {@link overridesUrl} to the overrides by name of the remote.
 *
 * @param answer - Parsed JSON.
 */
export const toOverrides = (answer: unknown): Record<string, unknown> =>
  fromRestFields(Object(answer).fields);

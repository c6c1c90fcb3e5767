import { logger } from 'firebase-functions/v2';
import { CARD_LANGUAGES, DEFAULT_LANGUAGE, findSlugProblem } from 'shared-lib/model';
import { redact } from 'shared-lib/logger';
import { Refusal } from '../refusal';
import type { RequestContext, Response } from './request';

/** Fields of a form; anybody may send anything. */
export type FormFields = Record<string, unknown>;

/** Returns the text of a field; empty for anything else. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Outcome of a form: the state (`null` for nothing to report), the page that is valid then (empty for the same), and the values that it
 * shows.
 */
export interface FormOutcome<State> {
  state: State | null;
  path: string;
  shown?: Record<string, string>;
}

/** A form of a page that works without script. */
interface PlainForm<State> {
  /** Part of the page's address below its card's: `reserva` or `espera`. */
  page: string;
  /** Field with the id that the page is about. */
  idField: string;
  /** Further parameters of the page, from the form's fields; `null` for made-up ones. */
  queryOf?: (fields: FormFields) => string | null;
  act: (context: RequestContext, fields: FormFields) => Promise<FormOutcome<State>>;
  /** Returns the state that describes a refusal. */
  stateOf: (reason: string, fields: FormFields) => State;
}

/** Returns the page that a form came from; `null` for a made-up one. */
function pageOf(
  { params }: RequestContext,
  fields: FormFields,
  { page, idField, queryOf }: Pick<PlainForm<string>, 'page' | 'idField' | 'queryOf'>,
): string | null {
  const [id, token, language] = [text(fields[idField]), text(fields['token']), text(fields['lang'])];
  const more = queryOf ? queryOf(fields) : '';
  if (!/^[A-Za-z0-9]{20}$/.test(id) || !/^[\w-]{1,100}$/.test(token) || more === null) return null;
  const slug = params['slug'] ?? '';
  const card = findSlugProblem(slug) === null ? `/${slug}` : '';
  const isOther = language !== DEFAULT_LANGUAGE && CARD_LANGUAGES.some((known) => known === language);
  return `/c${card}/${page}/${id}?t=${token}${more}${isOther ? `&lang=${language}` : ''}`;
}

/**
 * Creates the handler of a form of a page without script: it acts, and redirects to the page that is valid then, the same unless `act` says
 * another, with the state in its address.
 *
 * @param failure - State that describes an unexpected error.
 */
export function plainForm<State extends string>(form: PlainForm<State>, failure: State) {
  const outcomeOf = async (context: RequestContext, fields: FormFields): Promise<FormOutcome<State>> => {
    try {
      return await form.act(context, fields);
    } catch (error) {
      if (error instanceof Refusal) return { state: form.stateOf(error.reason, fields), path: '' };
      logger.error('form failed', redact({ page: form.page, error }));
      return { state: failure, path: '' };
    }
  };
  return async (context: RequestContext, response: Response): Promise<void> => {
    const { request } = context;
    if (request.method !== 'POST') {
      response.set('Allow', 'POST').status(405).end();
      return;
    }
    const fields: FormFields = request.body ?? {};
    const page = request.is('application/x-www-form-urlencoded') ? pageOf(context, fields, form) : null;
    // The token is the secret of the link: a page of another site doesn't know it.
    if (page === null) {
      response.status(403).json({ reason: 'bad-link' });
      return;
    }
    const { state, path, shown = {} } = await outcomeOf(context, fields);
    const outcome = state === null ? '' : `&${new URLSearchParams({ estado: state, ...shown }).toString()}`;
    response
      .set('Location', (path || page) + outcome)
      .status(303)
      .end();
  };
}

import { randomUUID } from 'node:crypto';
import { choice, consentForm, LOCAL_RETURN } from '../consent-form';
import { issueCode } from '../consents';
import { GOOGLE_ACCOUNTS, GOOGLE_KEYS, type GoogleWorld } from './google-world';

/** Returns what is wrong with a question for a consent; `null` for a right one. */
function problemOf(query: URLSearchParams): string | null {
  const is = (name: string, value: string) => query.get(name) === value;
  if (!is('client_id', GOOGLE_KEYS.clientId)) return 'invalid_client';
  if (!LOCAL_RETURN.test(query.get('redirect_uri') ?? '')) return 'redirect_uri_mismatch';
  if (!is('response_type', 'code') || !is('access_type', 'offline') || !is('prompt', 'consent'))
    return 'invalid_request';
  if (!is('code_challenge_method', 'S256') || !query.get('code_challenge') || !query.get('state'))
    return 'invalid_request';
  return null;
}

/** Returns the page that asks for a consent, with the accounts and permissions to choose from. */
export function consentPage(query: URLSearchParams): { status: number; html: string } {
  const problem = problemOf(query);
  if (problem !== null) return { status: 400, html: `<h1>Error 400: ${problem}</h1>` };
  const scopes = (query.get('scope') ?? '').split(' ').filter(Boolean);
  const html = consentForm(query, {
    maker: 'Google',
    title: 'Tarjetero quiere acceder a tu cuenta de Google',
    action: 'consent',
    accounts: GOOGLE_ACCOUNTS,
    permissions: [
      '<fieldset><legend>Permisos</legend>',
      ...scopes.map((scope) => choice('checkbox', 'scope', scope, true)),
      '</fieldset>',
    ],
    sentBack: ['redirect_uri', 'state', 'code_challenge'],
  });
  return { status: 200, html };
}

/** Returns where the press of a button leads: back, with a code or the refusal. */
export function pressed(google: GoogleWorld, form: URLSearchParams): string {
  const back = new URL(form.get('redirect_uri') ?? '');
  back.searchParams.set('state', form.get('state') ?? '');
  if (form.get('press') !== 'allow') {
    back.searchParams.set('error', 'access_denied');
    return back.href;
  }
  const code = `4/${randomUUID()}`;
  const scopes = form.getAll('scope');
  issueCode(google, code, form, { account: GOOGLE_ACCOUNTS[0], scopes });
  back.searchParams.set('code', code);
  back.searchParams.set('scope', scopes.join(' '));
  return back.href;
}

import { randomUUID } from 'node:crypto';
import { escapeXml } from '../multistatus';
import { GOOGLE_ACCOUNTS, GOOGLE_KEYS, type GoogleWorld } from './google-world';

/** Parameters of the page that it sends back with the press of a button. */
const SENT_BACK = ['redirect_uri', 'state', 'code_challenge'] as const;

const quoted = (text: string) => escapeXml(text).replaceAll('"', '&quot;');

/** Returns the error in a request for consent; `null` for a valid one. */
function problemOf(query: URLSearchParams): string | null {
  const is = (name: string, value: string) => query.get(name) === value;
  if (!is('client_id', GOOGLE_KEYS.clientId)) return 'invalid_client';
  if (!/^http:\/\/(127\.0\.0\.1|localhost):\d+\/[^?#]*$/.test(query.get('redirect_uri') ?? ''))
    return 'redirect_uri_mismatch';
  if (!is('response_type', 'code') || !is('access_type', 'offline') || !is('prompt', 'consent'))
    return 'invalid_request';
  if (!is('code_challenge_method', 'S256') || !query.get('code_challenge') || !query.get('state'))
    return 'invalid_request';
  return null;
}

const choice = (type: string, name: string, value: string, isChecked: boolean) =>
  `<p><label><input type="${type}" name="${name}" value="${quoted(value)}"${isChecked ? ' checked' : ''}> ${escapeXml(value)}</label></p>`;

/** Returns the page that asks for a consent, with the accounts and permissions to choose from. */
export function consentPage(query: URLSearchParams): { status: number; html: string } {
  const problem = problemOf(query);
  if (problem !== null) return { status: 400, html: `<h1>Error 400: ${problem}</h1>` };
  const hint = query.get('login_hint') ?? GOOGLE_ACCOUNTS[0];
  const scopes = (query.get('scope') ?? '').split(' ').filter(Boolean);
  const html = [
    '<!doctype html><html lang="es"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>Google (sustituto local)</title>',
    '<h1>Tarjetero quiere acceder a tu cuenta de Google</h1><p>Es un sustituto local: Google no sabe nada.</p>',
    '<form method="post" action="consent"><fieldset><legend>Cuenta</legend>',
    ...GOOGLE_ACCOUNTS.map((account) => choice('radio', 'account', account, account === hint)),
    '</fieldset><fieldset><legend>Permisos</legend>',
    ...scopes.map((scope) => choice('checkbox', 'scope', scope, true)),
    '</fieldset>',
    ...SENT_BACK.map(
      (name) => `<input type="hidden" name="${name}" value="${quoted(query.get(name) ?? '')}">`,
    ),
    '<button name="press" value="allow">Permitir</button> <button name="press" value="refuse">Rechazar</button>',
    '</form></html>',
  ].join('\n');
  return { status: 200, html };
}

/** Returns where the press of a button leads: back, with a code or the refusal. */
export function pressed(google: GoogleWorld, form: URLSearchParams): string {
  const field = (name: (typeof SENT_BACK)[number]) => form.get(name) ?? '';
  const back = new URL(field('redirect_uri'));
  back.searchParams.set('state', field('state'));
  if (form.get('press') !== 'allow') {
    back.searchParams.set('error', 'access_denied');
    return back.href;
  }
  const code = `4/${randomUUID()}`;
  const scopes = form.getAll('scope');
  google.codes.set(code, {
    grant: { account: form.get('account') ?? GOOGLE_ACCOUNTS[0], scopes, isRevoked: false },
    challenge: field('code_challenge'),
    redirect: field('redirect_uri'),
    isUsed: false,
  });
  back.searchParams.set('code', code);
  back.searchParams.set('scope', scopes.join(' '));
  return back.href;
}

import { randomUUID } from 'node:crypto';
import { escapeXml } from '../multistatus';
import { MICROSOFT_ACCOUNTS, MICROSOFT_KEYS, type MicrosoftWorld } from './microsoft-world';

/** Parameters of the page that it sends back with the press of a button. */
const SENT_BACK = ['redirect_uri', 'state', 'code_challenge', 'scope'] as const;

/** Permissions that can be given. */
const KNOWN_SCOPES: ReadonlySet<string> = new Set([
  ...['openid', 'profile', 'offline_access'],
  'https://graph.microsoft.com/Calendars.ReadBasic',
  'https://graph.microsoft.com/Calendars.ReadWrite',
]);

const quoted = (text: string) => escapeXml(text).replaceAll('"', '&quot;');

const scopesOf = (text: string) => text.split(' ').filter(Boolean);

/** Returns the error in a request for consent; `null` for a valid one. */
function problemOf(query: URLSearchParams): string | null {
  const is = (name: string, value: string) => query.get(name) === value;
  if (!is('client_id', MICROSOFT_KEYS.clientId)) return 'AADSTS700016: unauthorized_client';
  if (!/^http:\/\/(127\.0\.0\.1|localhost):\d+\/[^?#]*$/.test(query.get('redirect_uri') ?? ''))
    return 'AADSTS50011: redirect_uri';
  if (!is('response_type', 'code') || !is('response_mode', 'query') || !query.get('state'))
    return 'AADSTS900144: invalid_request';
  if (!is('code_challenge_method', 'S256') || !query.get('code_challenge'))
    return 'AADSTS9002313: invalid_request';
  const scopes = scopesOf(query.get('scope') ?? '');
  if (!scopes.includes('offline_access') || scopes.some((scope) => !KNOWN_SCOPES.has(scope)))
    return 'AADSTS70011: invalid_scope';
  return null;
}

/** Returns the page that asks for a consent, with the accounts to choose from; permissions are given all or none. */
export function consentPage(query: URLSearchParams): { status: number; html: string } {
  const problem = problemOf(query);
  if (problem !== null) return { status: 400, html: `<h1>${problem}</h1>` };
  const hint = query.get('login_hint') ?? MICROSOFT_ACCOUNTS[0];
  const account = (name: string) =>
    `<p><label><input type="radio" name="account" value="${quoted(name)}"${name === hint ? ' checked' : ''}> ${escapeXml(name)}</label></p>`;
  const html = [
    '<!doctype html><html lang="es"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>Microsoft (sustituto local)</title>',
    '<h1>¿Permitir que Tarjetero acceda a tu información?</h1><p>Es un sustituto local: Microsoft no sabe nada.</p>',
    '<form method="post" action="../../../consent"><fieldset><legend>Cuenta</legend>',
    ...MICROSOFT_ACCOUNTS.map(account),
    '</fieldset><p>Permisos:</p><ul>',
    ...scopesOf(query.get('scope') ?? '').map((scope) => `<li>${escapeXml(scope)}</li>`),
    '</ul>',
    ...SENT_BACK.map(
      (name) => `<input type="hidden" name="${name}" value="${quoted(query.get(name) ?? '')}">`,
    ),
    '<button name="press" value="allow">Permitir</button> <button name="press" value="refuse">Rechazar</button>',
    '</form></html>',
  ].join('\n');
  return { status: 200, html };
}

/** Returns where the press of a button leads: back, with a code or the refusal. */
export function pressed(microsoft: MicrosoftWorld, form: URLSearchParams): string {
  const field = (name: (typeof SENT_BACK)[number]) => form.get(name) ?? '';
  const back = new URL(field('redirect_uri'));
  const lead = (answer: Record<string, string>) => {
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
    back.searchParams.set('state', field('state'));
    return back.href;
  };
  if (microsoft.needsApproval)
    return lead({
      error: 'consent_required',
      error_description: 'AADSTS90094: The grant requires admin permission.',
    });
  if (form.get('press') !== 'allow')
    return lead({
      error: 'access_denied',
      error_description: 'AADSTS65004: User declined to consent to access the app.',
    });
  const code = `M.C5_${randomUUID()}`;
  microsoft.codes.set(code, {
    grant: {
      account: form.get('account') ?? MICROSOFT_ACCOUNTS[0],
      scopes: scopesOf(field('scope')),
      isRevoked: false,
    },
    challenge: field('code_challenge'),
    redirect: field('redirect_uri'),
    isUsed: false,
  });
  return lead({ code, session_state: randomUUID() });
}

import { randomUUID } from 'node:crypto';
import { consentForm, LOCAL_RETURN } from '../consent-form';
import { issueCode } from '../consents';
import { escapeXml } from '../multistatus';
import { MICROSOFT_ACCOUNTS, MICROSOFT_KEYS, type MicrosoftWorld } from './microsoft-world';

/** Permissions that can be given. */
const KNOWN_SCOPES: ReadonlySet<string> = new Set([
  ...['openid', 'profile', 'offline_access'],
  'https://graph.microsoft.com/Calendars.ReadBasic',
  'https://graph.microsoft.com/Calendars.ReadWrite',
]);

const scopesOf = (text: string) => text.split(' ').filter(Boolean);

/** Returns the error in a request for consent; `null` for a valid one. */
function problemOf(query: URLSearchParams): string | null {
  const is = (name: string, value: string) => query.get(name) === value;
  if (!is('client_id', MICROSOFT_KEYS.clientId)) return 'AADSTS700016: unauthorized_client';
  if (!LOCAL_RETURN.test(query.get('redirect_uri') ?? '')) return 'AADSTS50011: redirect_uri';
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
  const html = consentForm(query, {
    maker: 'Microsoft',
    title: '¿Permitir que Tarjetero acceda a tu información?',
    action: '/microsoft/consent',
    accounts: MICROSOFT_ACCOUNTS,
    permissions: [
      '<p>Permisos:</p><ul>',
      ...scopesOf(query.get('scope') ?? '').map((scope) => `<li>${escapeXml(scope)}</li>`),
      '</ul>',
    ],
    sentBack: ['redirect_uri', 'state', 'code_challenge', 'scope'],
  });
  return { status: 200, html };
}

/** Returns where the press of a button leads: back, with a code or the refusal. */
export function pressed(microsoft: MicrosoftWorld, form: URLSearchParams): string {
  const back = new URL(form.get('redirect_uri') ?? '');
  const lead = (answer: Record<string, string>) => {
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
    back.searchParams.set('state', form.get('state') ?? '');
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
  issueCode(microsoft, code, form, {
    account: MICROSOFT_ACCOUNTS[0],
    scopes: scopesOf(form.get('scope') ?? ''),
  });
  return lead({ code, session_state: randomUUID() });
}

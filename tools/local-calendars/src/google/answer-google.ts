import type { IncomingMessage, ServerResponse } from 'node:http';
import { revokeAccount } from '../consents';
import { consentPage, pressed } from './consent-page';
import { answerApi } from './google-api';
import { answerRevoke, answerToken } from './google-tokens';
import { GOOGLE_ACCOUNTS, type GoogleWorld } from './google-world';

/** Plays what people do at Google, for a copy of the product that runs beside it. */
function answerLocal(google: GoogleWorld, action: string): [number, object] {
  const account = GOOGLE_ACCOUNTS[0];
  if (action === 'revoke') revokeAccount(google, account);
  else if (action === 'expire') google.isExpiring = true;
  else if (action !== 'events') return [404, {}];
  const calendars = [...(google.accounts.get(account) ?? [])];
  return [200, Object.fromEntries(calendars.map(([id, { events }]) => [id, [...events.values()]]))];
}

/** Answers a request below `/google`: the page of consent, tokens, and the programming interface of calendars. */
export function answerGoogle(
  google: GoogleWorld,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const path = url.pathname.replace(/^\/google/, '');
  const json = ([status, answer]: [number, object]) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? '' : JSON.stringify(answer));
  };
  if (path === '/auth') {
    const { status, html } = consentPage(url.searchParams);
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  } else if (path === '/consent' && request.method === 'POST')
    response.writeHead(303, { location: pressed(google, new URLSearchParams(body)) }).end();
  else if (path === '/token') json(answerToken(google, new URLSearchParams(body)));
  else if (path === '/revoke') json(answerRevoke(google, url.searchParams.get('token') ?? ''));
  else if (path.startsWith('/calendar/v3/')) json(answerApi(google, request, url, body));
  else if (path.startsWith('/__local/')) json(answerLocal(google, path.slice('/__local/'.length)));
  else json([404, {}]);
}

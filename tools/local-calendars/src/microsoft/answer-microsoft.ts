import type { IncomingMessage, ServerResponse } from 'node:http';
import { revokeAccount } from '../consents';
import { consentPage, pressed } from './consent-page';
import { answerGraph, type Answered } from './graph-api';
import { answerToken } from './microsoft-tokens';
import { MICROSOFT_ACCOUNTS, type MicrosoftWorld } from './microsoft-world';

/** Plays what people do at Microsoft, for a copy of the product that runs beside it. */
function answerLocal(microsoft: MicrosoftWorld, action: string): Answered {
  const account = MICROSOFT_ACCOUNTS[0];
  if (action === 'revoke') revokeAccount(microsoft, account);
  else if (action === 'expire') microsoft.next = 'expired';
  else if (action === 'approval') microsoft.needsApproval = true;
  else if (action === 'approved') microsoft.needsApproval = false;
  else if (action !== 'events') return [404, {}];
  const calendars = [...(microsoft.accounts.get(account)?.values() ?? [])];
  return [200, Object.fromEntries(calendars.map(({ name, events }) => [name, [...events.values()]]))];
}

/** Answers a request below `/microsoft`: the page of consent, tokens, and Graph. */
export function answerMicrosoft(
  microsoft: MicrosoftWorld,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`);
  const path = url.pathname.replace(/^\/microsoft/, '');
  const json = ([status, answer, headers = {}]: Answered) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(status === 204 ? '' : JSON.stringify(answer));
  };
  if (path === '/common/oauth2/v2.0/authorize') {
    const { status, html } = consentPage(url.searchParams);
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  } else if (path === '/consent' && request.method === 'POST')
    response.writeHead(303, { location: pressed(microsoft, new URLSearchParams(body)) }).end();
  else if (path === '/common/oauth2/v2.0/token') json(answerToken(microsoft, new URLSearchParams(body)));
  else if (path.startsWith('/v1.0/')) json(answerGraph(microsoft, request, url, body));
  else if (path.startsWith('/__local/')) json(answerLocal(microsoft, path.slice('/__local/'.length)));
  else json([404, {}]);
}

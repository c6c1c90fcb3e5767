import type { IncomingMessage, ServerResponse } from 'node:http';
import { booksOf, type World } from '../state/world';
import { checkoutPage } from './checkout-page';
import { escapeHtml, moneyOf, pageOf } from './html';
import { messages } from './messages';
import { onboardingPage } from './onboarding-page';
import type { PageAnswer } from './page-answer';

/** Renders the receipt of a charge. */
function receiptPage(world: World, [account = '', id = '']: string[]): PageAnswer | undefined {
  const charge = booksOf(world, account).charges.get(id);
  if (!charge?.paid) return undefined;
  const { amount, currency, description } = charge;
  return {
    html: pageOf(
      messages.receipt,
      `<p class="amount">${escapeHtml(moneyOf(amount, currency))}</p><p>${escapeHtml(description ?? '')}</p>`,
    ),
  };
}

function pageAt(world: World, url: URL, method: string, form: URLSearchParams): PageAnswer | undefined {
  const [first, second, ...rest] = url.pathname.slice(1).split('/');
  if (first === 'setup' && second === 's') return onboardingPage(world, rest, method, form);
  if (first === 'c' && second === 'pay') return checkoutPage(world, rest, method, form);
  if (first === 'receipts') return receiptPage(world, [second ?? '', ...rest]);
  return undefined;
}

/** Answers the pages that people see at Stripe: onboarding, Checkout and receipts. */
export function answerPage(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: string,
): void {
  const form = new URLSearchParams(request.method === 'POST' ? body : '');
  const answer = pageAt(world, url, request.method ?? 'GET', form) ?? {
    ...{ status: 404, html: pageOf(messages.notFound, '') },
  };
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
  if ('redirect' in answer) {
    response.writeHead(303, { ...headers, location: answer.redirect });
    response.end();
    return;
  }
  response.writeHead(answer.status ?? 200, { ...headers, 'content-type': 'text/html; charset=utf-8' });
  response.end(answer.html);
}

import type Stripe from 'stripe';
import { catchUp } from '../api/api-server';
import { paySession } from '../state/pay-session';
import type { Payer, Way } from '../state/payment-methods';
import { extrasOf } from '../state/sessions';
import { booksOf, type World } from '../state/world';
import { escapeHtml, moneyOf, pageOf } from './html';
import { messages, refusals } from './messages';
import type { PageAnswer } from './page-answer';

const WAYS: Readonly<Record<Way, { title: string; label: string; sample: string; mode: string }>> = {
  card: { title: messages.card, label: messages.cardNumber, sample: '4242 4242 4242 4242', mode: 'numeric' },
  bizum: { title: messages.bizum, label: messages.phone, sample: '600 000 000', mode: 'tel' },
  sepa_debit: {
    title: messages.sepa,
    label: messages.iban,
    sample: 'ES07 0012 0345 0300 0006 7890',
    mode: 'text',
  },
};

const isWay = (way: string): way is Way => Object.hasOwn(WAYS, way);

/** Returns the address that a paid session leads to. */
function successUrl({ success_url: url, id }: Stripe.Checkout.Session): string {
  return (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function linesOf(session: Stripe.Checkout.Session): string {
  const total =
    session.amount_total === null || session.currency === null
      ? ''
      : `<p class="amount">${escapeHtml(moneyOf(session.amount_total, session.currency))}</p>`;
  return (
    total +
    extrasOf(session)
      .lines.map(({ name }) => `<p>${escapeHtml(name)}</p>`)
      .join('')
  );
}

function formPage(session: Stripe.Checkout.Session, typed: URLSearchParams, problem?: string): string {
  const ways = session.payment_method_types.filter(isWay);
  const chosen = typed.get('way') ?? ways[0] ?? 'card';
  const value = (name: string) => escapeHtml(typed.get(name) ?? '');
  const fields = ways.map(
    (way) =>
      `<label class="row"><input type="radio" name="way" value="${way}"${way === chosen ? ' checked' : ''}> ${WAYS[way].title}</label>` +
      `<label>${WAYS[way].label}<input name="${way}" inputmode="${WAYS[way].mode}" autocomplete="off" placeholder="${WAYS[way].sample}" value="${value(way)}"></label>` +
      (way === 'card' ? `<small>${escapeHtml(messages.testCards)}</small>` : ''),
  );
  const isPayment = session.mode === 'payment';
  const email = typed.get('email') ?? session.customer_email ?? '';
  return pageOf(
    isPayment ? messages.pay : messages.keepCardTitle,
    linesOf(session) +
      (problem === undefined ? '' : `<p role="alert">${escapeHtml(refusals[problem] ?? problem)}</p>`) +
      `<form method="post"><label>${messages.email}<input name="email" type="email" value="${escapeHtml(email)}"></label>` +
      `<label>${messages.name}<input name="name" value="${value('name')}"></label>` +
      `<fieldset><legend>${messages.wayToPay}</legend>${fields.join('')}</fieldset>` +
      `<button>${isPayment ? messages.pay : messages.keepCard}</button></form>` +
      (session.cancel_url === null
        ? ''
        : `<p><a class="button quiet" href="${escapeHtml(session.cancel_url)}">${messages.back}</a></p>`),
  );
}

/** Renders the bank's question; both answers carry what was typed. */
function bankPage(typed: URLSearchParams): string {
  const hidden = [...typed]
    .filter(([name]) => name !== 'answer')
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
  return pageOf(
    messages.bankAsks,
    `<form method="post">${hidden.join('')}<button name="answer" value="yes">${messages.authorise}</button>` +
      `<button name="answer" value="no" class="quiet">${messages.refuse}</button></form>`,
  );
}

/**
 * Renders the page of a session and takes the payment.
 *
 * @see https://docs.stripe.com/payments/checkout/how-checkout-works
 */
export function checkoutPage(
  world: World,
  path: string[],
  method: string,
  form: URLSearchParams,
): PageAnswer | undefined {
  const [owner = '', id = ''] = path;
  const account = owner === 'platform' ? '' : owner;
  catchUp(world);
  const session = booksOf(world, account).sessions.get(id);
  if (!session) return undefined;
  if (session.status !== 'open') {
    const isPaid = session.status === 'complete';
    const way = isPaid ? successUrl(session) : session.cancel_url;
    return {
      status: isPaid ? 200 : 410,
      html: pageOf(
        isPaid ? messages.alreadyPaid : messages.sessionOver,
        way === null ? '' : `<p><a class="button" href="${escapeHtml(way)}">${messages.goOn}</a></p>`,
      ),
    };
  }
  if (method !== 'POST') return { html: formPage(session, form) };
  const way = form.get('way') ?? '';
  const number = (form.get(way) ?? '').replace(/[\s-]/g, '').toUpperCase();
  if (!isWay(way) || !session.payment_method_types.includes(way) || number === '')
    return { html: formPage(session, form, messages.numberMissing) };
  const payer: Payer = {
    way,
    number,
    email: form.get('email') || session.customer_email,
    name: form.get('name') || null,
  };
  const answer = form.get('answer');
  const attempt = paySession(
    world,
    account,
    session,
    payer,
    answer === 'yes' || answer === 'no' ? answer : undefined,
  );
  if (attempt === 'asks') return { html: bankPage(form) };
  if (attempt === 'done') return { redirect: successUrl(session) };
  return { html: formPage(session, form, attempt.refusedBecause) };
}

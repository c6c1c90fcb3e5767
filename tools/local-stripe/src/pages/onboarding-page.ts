import { endOnboarding, type OnboardingEnd } from '../state/accounts';
import type { World } from '../state/world';
import { escapeHtml, pageOf } from './html';
import { ends, messages } from './messages';
import type { PageAnswer } from './page-answer';

const isEnd = (end: string): end is OnboardingEnd => Object.hasOwn(ends, end);

/**
 * Renders the hosted onboarding and takes its outcome. Opening a link uses it up, as at Stripe: who opens it again or late goes to
 * the platform's `refresh_url`.
 *
 * @see https://docs.stripe.com/connect/hosted-onboarding
 */
export function onboardingPage(
  world: World,
  path: string[],
  method: string,
  form: URLSearchParams,
): PageAnswer | undefined {
  const [accountId = '', linkId = ''] = path;
  const link = world.links.get(linkId);
  const account = world.accounts.get(accountId);
  if (!link || !account || link.account !== accountId) return undefined;
  if (method === 'POST') {
    const end = form.get('end') ?? '';
    if (!isEnd(end) || !link.isUsed) return undefined;
    endOnboarding(world, account, end);
    return { redirect: link.returnUrl };
  }
  if (link.isUsed || link.expiresAt <= world.now()) return { redirect: link.refreshUrl };
  link.isUsed = true;
  const buttons = Object.entries(ends).map(
    ([end, words]) =>
      `<button name="end" value="${end}"${end === 'active' ? '' : ' class="quiet"'}>${escapeHtml(words)}</button>`,
  );
  return {
    html: pageOf(
      messages.onboarding,
      `<p>${escapeHtml(messages.onboardingText)}</p><p><small>${escapeHtml(accountId)} · ${escapeHtml(account.country ?? '')}</small></p>` +
        `<form method="post">${buttons.join('')}</form>`,
    ),
  };
}

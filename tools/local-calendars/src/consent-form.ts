import { escapeXml } from './multistatus';

/** Matches an address on this machine: a page of consent leads back to no other. */
export const LOCAL_RETURN = /^http:\/\/(127\.0\.0\.1|localhost):\d+\/[^?#]*$/;

const quoted = (text: string) => escapeXml(text).replaceAll('"', '&quot;');

/** Returns a line of the form with something to choose. */
export const choice = (type: 'radio' | 'checkbox', name: string, value: string, isChecked: boolean): string =>
  `<p><label><input type="${type}" name="${name}" value="${quoted(value)}"${isChecked ? ' checked' : ''}> ${escapeXml(value)}</label></p>`;

/** Parts in which the pages of makers differ. */
interface ConsentForm {
  maker: string;
  title: string;
  /** Address that the form is sent to. */
  action: string;
  accounts: readonly string[];
  /** Lines about what is allowed. */
  permissions: readonly string[];
  /** Parameters of the page that it sends back with the press of a button. */
  sentBack: readonly string[];
}

/** Returns the page of a maker that asks for a consent, with the accounts to choose from. */
export function consentForm(query: URLSearchParams, form: ConsentForm): string {
  const hint = query.get('login_hint') ?? form.accounts[0];
  return [
    '<!doctype html><html lang="es"><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width"><title>${form.maker} (sustituto local)</title>`,
    `<h1>${form.title}</h1><p>Es un sustituto local: ${form.maker} no sabe nada.</p>`,
    `<form method="post" action="${form.action}"><fieldset><legend>Cuenta</legend>`,
    ...form.accounts.map((account) => choice('radio', 'account', account, account === hint)),
    '</fieldset>',
    ...form.permissions,
    ...form.sentBack.map(
      (name) => `<input type="hidden" name="${name}" value="${quoted(query.get(name) ?? '')}">`,
    ),
    '<button name="press" value="allow">Permitir</button> <button name="press" value="refuse">Rechazar</button>',
    '</form></html>',
  ].join('\n');
}

/** Opens a page of consent, presses a button there and returns what it sends back. */
export async function pressConsent(
  origin: string,
  url: string,
  { button, account, without = [] }: { button: string; account: string; without?: readonly string[] },
): Promise<URLSearchParams> {
  const page = await fetch(url);
  const html = await page.text();
  if (!page.ok) throw new Error(html);
  const form = new URLSearchParams({ account, press: button });
  for (const [, name = '', value = ''] of html.matchAll(
    /type="(?:hidden|checkbox)" name="(\w+)" value="([^"]*)"/g,
  ))
    if (!without.some((end) => value.endsWith(end))) form.append(name, value.replaceAll('&amp;', '&'));
  const answer = await fetch(`${origin}/consent`, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').searchParams;
}

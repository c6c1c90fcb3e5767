import { ZERO_DECIMAL } from '../state/ledger';

/** Currencies that are counted in thousandths. */
const THREE_DECIMAL = new Set('bhd jod kwd omr tnd'.split(' '));

const STYLE = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
  body { max-width: 480px; margin: 0 auto; padding: 24px 16px }
  .local { font-size: 14px; padding: 8px 12px; border: 1px dashed #8888; border-radius: 8px }
  h1 { font-size: 1.5rem; line-height: 1.25 }
  .amount { font-size: 2rem; font-weight: 600; margin: 0 0 16px }
  form { display: grid; gap: 12px; margin: 0 0 16px }
  fieldset { display: grid; gap: 8px; border: 1px solid #8886; border-radius: 12px; margin: 0; padding: 12px 16px }
  label { display: grid; gap: 4px } label.row { display: flex; gap: 8px; align-items: center; min-height: 44px }
  input, select { font: inherit; padding: 10px 12px; border: 1px solid #767676; border-radius: 8px; box-sizing: border-box; min-width: 0 }
  label > input:not([type=radio]), select { width: 100% }
  button, a.button { font: inherit; min-height: 48px; padding: 10px 16px; border-radius: 8px; border: 1px solid #0f766e;
    background: #0f766e; color: #fff; text-align: center; text-decoration: none; cursor: pointer }
  button.quiet, a.button.quiet { background: transparent; color: inherit; border-color: #8886 }
  [role=alert] { padding: 12px; border: 2px solid #b91c1c; border-radius: 8px }
  small { opacity: .85 }`;

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns a whole page. */
export function pageOf(title: string, body: string): string {
  return (
    `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>` +
    `<p class="local">Sustituto local de Stripe: aquí no se mueve dinero de verdad.</p>` +
    `<main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
  );
}

/** Returns an amount as Spanish readers expect it; `currency` as Stripe writes it, in lower case. */
export function moneyOf(amount: number, currency: string): string {
  const digits = ZERO_DECIMAL.has(currency) ? 0 : THREE_DECIMAL.has(currency) ? 3 : 2;
  return new Intl.NumberFormat('es', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

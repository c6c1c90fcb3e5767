import type { OfflineTexts } from './offline-texts';
import { offlineMessages } from './offline-messages';
import { requestedLanguage, pageBelow } from './paths';

const SPANISH: OfflineTexts = { language: 'es', words: offlineMessages };

const STYLE = `:root{color-scheme:light dark;font:400 16px/1.5 system-ui,sans-serif;background:#faf8f4;color:#13203a}
body{display:grid;place-content:center;min-height:90vh;margin:0;padding:20px;text-align:center;gap:16px}
h1{margin:0 0 8px;font-size:25px;line-height:1.2}p{margin:0;max-width:26rem;color:#44506a}
nav{display:grid;gap:8px;justify-content:center}
a{display:grid;place-items:center;min-width:14rem;min-height:48px;border:1px solid #44506a;border-radius:8px;color:inherit;font-weight:600;text-decoration:none}
a:first-child{border-color:#13203a;background:#13203a;color:#fff}a:focus-visible{outline:3px solid #4f7cc4;outline-offset:2px}
@media(prefers-color-scheme:dark){:root{background:#0e1524;color:#eef1f7}p{color:#a9b4cb}a:first-child{border-color:#eef1f7;background:#eef1f7;color:#13203a}}`;

/**
 * Answers a page that isn't available without a network, in place of the browser's own. It needs no other file: a link
 * requests the same address again.
 *
 * @param texts - Cached texts of the card that the page belongs to; `null` for Spanish.
 */
export function offlinePage({ pathname, search }: URL, texts: OfflineTexts | null): Response {
  const { language, words: text } = texts ?? SPANISH;
  const below = pageBelow(pathname);
  const explanation = below?.page === 'reservar' ? text.book : text.other;
  const back = below ? `<a href="${below.card}${requestedLanguage(search)}">${text.backToCard}</a>` : '';
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${text.title}</title><style>${STYLE}</style></head><body><main><h1>${text.title}</h1><p>${explanation}</p></main><nav aria-label="${text.ways}"><a href="">${text.retry}</a>${back}</nav></body></html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

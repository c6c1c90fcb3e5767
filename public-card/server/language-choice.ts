/**
 * Inline script in the head of a card with several languages: at the card's plain address, which is in its main language, it
 * goes to the first of the browser's languages that the card has. An address that names a language is left as it is, so that
 * visitors can choose; so are programs that collect pages, which get all languages by their links. The page that is left
 * isn't counted as a visit.
 */
export const LANGUAGE_CHOICE =
  '(function(d,n){var q=new URLSearchParams(location.search),o=[];' +
  "if(q.has('lang')||/bot/i.test(n.userAgent))return;" +
  "d.querySelectorAll('link[hreflang]').forEach(function(e){o.push(e.hreflang)});" +
  'n.languages.some(function(l){l=l.slice(0,2).toLowerCase();if(o.indexOf(l)<0)return;' +
  "if(l!=d.documentElement.lang){addEventListener('load',function(e){e.stopImmediatePropagation()},true);" +
  "q.set('lang',l);location.replace('?'+q+location.hash)}return 1})})(document,navigator)";

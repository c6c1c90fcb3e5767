import type { CardFont } from 'shared-lib/ui/card-view';

/**
 * Returns the inline script of a card with a typeface of ours: it loads the file early where the page's script has cached it (`cacheFont`),
 * so that it is there at the first paint. On a first visit it does nothing, and the card is rendered in the system's typeface: nothing is
 * requested before the links, and nothing moves afterwards. It checks for the worker first, which is known at once, while storage has to be
 * opened.
 *
 * @param rule - Sets the card in the typeface; the page's own rules don't name it, as browsers would look for it among the system's.
 * @param assetBase - Origin of the file, where it isn't the page's own.
 */
export function fontLoader({ family, path }: CardFont, rule: string, assetBase: string): string {
  return (
    `try{if(navigator.serviceWorker.controller&&localStorage.getItem('${path}')){` +
    `let f=new FontFace('${family}','url(${assetBase}${path})',{weight:'400 700',display:'optional'});` +
    `document.fonts.add(f);f.load().catch(Boolean);` +
    `let s=document.styleSheets[0];s.insertRule(${JSON.stringify(rule)},s.cssRules.length)}}catch{}`
  );
}

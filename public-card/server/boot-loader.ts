/**
 * The page's one inline script: loads the boot script once everything is on screen, or at the first touch. As a plain
 * `<script async>` it would be loaded and compiled while a slow phone still lays out the links. A press before
 * its controls work is kept (`tool`), and given back by the boot script; if that doesn't load, a pressed link is
 * followed. The boot script's address is an attribute of the element, so that the inline text, and its hash in the
 * policy, is the same on every page.
 */
export const BOOT_LOADER =
  "(function(d){var s=d.currentScript.dataset.src,e;function go(){if(e)return;e=d.createElement('script');e.src=s;" +
  'e.hold=hold;e.onerror=function(){var c=e.tool;e=0;if(c&&c.href)location=c.href};d.body.append(e)}' +
  "function hold(t){var c=t.target.closest('[data-tool]');" +
  'if(c&&!(t.button||t.metaKey||t.ctrlKey||t.shiftKey||t.altKey)){t.preventDefault();t.stopPropagation();go();' +
  'e.tool=c}}' +
  "addEventListener('load',function(){setTimeout(go)});" +
  "addEventListener('pointerdown',go,true);addEventListener('click',hold,true)})(document)";

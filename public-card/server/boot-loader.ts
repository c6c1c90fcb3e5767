/**
 * The page's one inline script: asks for the boot script once everything is on screen, or at the first touch. As a
 * plain `<script async>` it would be fetched and compiled while a slow phone still lays the links out. What is pressed
 * before the page is alive is kept (`tool`), and the boot script told of it (`want`); where that doesn't come, a link is
 * followed as one. Where the boot
 * script is comes from the element, so that the text, and its hash in the policy, is the same on every page.
 */
export const BOOT_LOADER =
  "(function(d){var s=d.currentScript.dataset.src,e;function go(){if(e)return;e=d.createElement('script');e.src=s;" +
  'e.hold=hold;e.onerror=function(){var c=e.tool;e=0;if(c&&c.href)location=c.href};d.body.append(e)}' +
  "function hold(t){var c=t.target.closest('[data-tool]');" +
  'if(c&&!(t.button||t.metaKey||t.ctrlKey||t.shiftKey||t.altKey)){t.preventDefault();t.stopPropagation();go();' +
  'e.tool=c;e.want&&e.want()}}' +
  "addEventListener('load',function(){setTimeout(go)});" +
  "addEventListener('pointerdown',go,true);addEventListener('click',hold,true)})(document)";

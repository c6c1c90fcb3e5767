/**
 * The page's one inline script: asks for the boot script once everything is on screen, or at the first touch. As a
 * plain `<script async>` it would be fetched and compiled while a slow phone still lays the links out. Where the boot
 * script is comes from the element, so that the text, and its hash in the policy, is the same on every page.
 */
export const BOOT_LOADER =
  "(function(d){var s=d.currentScript.dataset.src;function go(){if(!s)return;var e=d.createElement('script');" +
  "e.src=s;s='';d.body.append(e)}addEventListener('load',function(){setTimeout(go)});" +
  "addEventListener('pointerdown',go,true)})(document)";

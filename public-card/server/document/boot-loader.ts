/**
 * The page's one inline script: loads the boot script once everything is on screen, or at the first touch. As a plain
 * `<script async>` it would be loaded and compiled while a slow phone still lays out the links. A press before its controls work is stored
 * (`tool`), and replayed by the boot script; if that doesn't load, a pressed link is followed. The booking widget is requested beside the
 * boot script, when 'Reservar' is touched. The addresses of both are attributes of the element, so that the inline text, and its hash in
 * the policy, is the same on every page.
 */
export const BOOT_LOADER =
  "(function(d){var a=d.currentScript.dataset,b=a.book,e;function go(){if(e)return;e=d.createElement('script');e.src=a.src;" +
  'e.hold=hold;e.onerror=function(){var c=e.tool;e=0;if(c&&c.href)location=c.href};d.body.append(e)}' +
  "function hold(t){var c=t.target.closest('[data-tool]'),l;" +
  "if(t.type!='click')go();" +
  'else if(c&&!(t.button||t.metaKey||t.ctrlKey||t.shiftKey||t.altKey)){t.preventDefault();t.stopPropagation();go();' +
  'e.tool=c}' +
  // With the same CORS mode as the boot script's request, so that it is reused.
  "if(b&&c&&c.dataset.tool=='book'){l=d.createElement('link');l.rel='preload';l.as='script';" +
  "if(b[0]!='/')l.crossOrigin='';l.href=b;d.head.append(l);b=0}}" +
  // A page whose files are cached is loaded before its first paint, so the script waits for the frame after that.
  "addEventListener('load',function(){requestAnimationFrame(function(){requestAnimationFrame(go)})});" +
  "addEventListener('pointerdown',hold,true);addEventListener('click',hold,true)})(document)";

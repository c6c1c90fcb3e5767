const adopted = new Set<string>();

/** Adds styles to the page, once, as a constructed sheet that needs no request of its own and no hash in the page's policy. */
export function adoptCss(text: string): void {
  if (adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

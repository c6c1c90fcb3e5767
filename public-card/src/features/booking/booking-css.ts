import { dialogCss } from './dialog-css';
import { factsCss } from './facts-css';
import { formCss } from './form-css';
import { slotPickerCss } from './slot-picker-css';
import { widgetCss } from './widget-css';

let isAdopted = false;

/**
 * Adds the widget's styles to the page, once. As a constructed sheet they need no request of their own and no hash in
 * the page's policy.
 */
export function adoptBookingCss(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(widgetCss + slotPickerCss + formCss + factsCss + dialogCss);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

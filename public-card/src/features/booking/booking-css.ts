import { adoptCss } from '../../dom/adopt-css';
import { factsCss } from './facts-css';
import { formCss } from './form-css';
import { slotPickerCss } from './slot-picker-css';
import { widgetCss } from './widget-css';

/** Adds the widget's styles to the page, once. */
export function adoptBookingCss(): void {
  // A sheet of its own: it is there before the others where the services are.
  adoptCss(widgetCss);
  adoptCss(slotPickerCss + formCss + factsCss);
}

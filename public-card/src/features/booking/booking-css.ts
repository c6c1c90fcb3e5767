import { adoptCss } from '../../dom/adopt-css';
import { factsCss } from './booked/facts-css';
import { formCss } from './steps/form-css';
import { slotPickerCss } from './time/slot-picker-css';
import { widgetCss } from './widget-css';

/** Adds the widget's styles to the page, once. */
export function adoptBookingCss(): void {
  // A sheet of its own: it is there before the others where the services are.
  adoptCss(widgetCss);
  adoptCss(slotPickerCss + formCss + factsCss);
}

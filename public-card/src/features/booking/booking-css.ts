import { adoptCss } from '../../dom/adopt-css';
import { dialogCss } from './dialog-css';
import { factsCss } from './facts-css';
import { formCss } from './form-css';
import { slotPickerCss } from './slot-picker-css';
import { widgetCss } from './widget-css';

/** Adds the widget's styles to the page, once. */
export function adoptBookingCss(): void {
  adoptCss(widgetCss + slotPickerCss + formCss + factsCss + dialogCss);
}

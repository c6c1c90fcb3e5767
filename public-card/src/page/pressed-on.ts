/** Returns the element that fits a selector and that was pressed, or is around what was; `null` for none. */
export const pressedOn = <Pressed extends Element = HTMLElement>(
  { target }: Event,
  selector: string,
): Pressed | null => (target instanceof Element ? target.closest<Pressed>(selector) : null);

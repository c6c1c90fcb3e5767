/**
 * One icon: decorative, in the colour and size (`1em`-based) of the text around it.
 *
 * @param props.path - From `LINK_ICON_PATHS` or `UI_ICON_PATHS`.
 */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="tj-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

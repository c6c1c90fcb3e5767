/**
 * One icon: decorative, in the colour and size (`1em`-based) of the text around it.
 *
 * @param props.path - From `LINK_ICON_PATHS` or `UI_ICON_PATHS`.
 * @param props.badge - On a square of the card's tint.
 */
export function Icon({ path, badge = false }: { path: string; badge?: boolean }) {
  return (
    <svg className={badge ? 'tj-icon tj-badge' : 'tj-icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/**
 * Renders a decorative icon in the colour and size (`1em`-based) of the surrounding text.
 *
 * @param props.path - From `LINK_ICON_PATHS` or `UI_ICON_PATHS`.
 * @param props.badge - True for a square background in the card's tint.
 */
export function Icon({ path, badge = false }: { path: string; badge?: boolean }) {
  return (
    <svg className={badge ? 'tj-icon tj-badge' : 'tj-icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/**
 * Renders a decorative icon in the colour and size (`1em`-based) of the surrounding text.
 *
 * @param props.path - From `LINK_ICON_PATHS` or `UI_ICON_PATHS`.
 * @param props.badge - True for a square background in the card's tint.
 * @param props.brand - Class of a brand, whose colour replaces the tint.
 */
export function Icon({
  path,
  badge = false,
  brand,
}: {
  path: string;
  badge?: boolean;
  brand?: string | undefined;
}) {
  return (
    <svg
      className={['tj-icon', badge && 'tj-badge', brand].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

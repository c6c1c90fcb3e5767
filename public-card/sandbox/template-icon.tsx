import { LINK_ICON_PATHS, linkIcon } from 'shared-lib/ui/card-view';

/**
 * Renders `<Icon>` of templates: an icon of the product's set, in the colour and size of the surrounding text.
 *
 * @param props.name - Icon that the owner chose; empty for the one that the address suggests.
 * @param props.url - Address of the link.
 */
export function TemplateIcon({
  name = '',
  url = '',
  className,
}: {
  name?: string;
  url?: string;
  className?: string;
}) {
  const icon = linkIcon({ icon: String(name), url: String(url) });
  return (
    <svg className={className ? `tj-icon ${className}` : 'tj-icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINK_ICON_PATHS[icon]} />
    </svg>
  );
}

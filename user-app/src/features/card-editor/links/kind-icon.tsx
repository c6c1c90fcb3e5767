import type { LinkKind } from 'shared-lib/model';
import { Icon, LINK_ICON_PATHS, type LinkIconName } from 'shared-lib/ui/card-view';

/** Icons of the kinds that have no icon of their own name. */
const ICONS: Readonly<Record<Exclude<LinkKind, LinkIconName>, LinkIconName>> = {
  email: 'mail',
  directions: 'map',
  reviews: 'star',
  pdf: 'file',
  bizum: 'phone',
  text: 'message',
  heading: 'book',
};

const hasOwnIcon = (kind: LinkKind): kind is LinkKind & LinkIconName => Object.hasOwn(LINK_ICON_PATHS, kind);

/** Renders the icon of a kind of link. */
export function KindIcon({ kind }: { kind: LinkKind }) {
  return <Icon path={LINK_ICON_PATHS[hasOwnIcon(kind) ? kind : ICONS[kind]]} />;
}

import type { LinkKind } from 'shared-lib/domain';
import { Icon, LINK_ICON_PATHS, type LinkIconName } from 'shared-lib/ui/card-view';

/** Icons that stand for a kind; the others have one of their own name. */
const ICONS: Readonly<Partial<Record<LinkKind, LinkIconName>>> = {
  email: 'mail',
  directions: 'map',
  reviews: 'star',
  pdf: 'file',
  bizum: 'phone',
  text: 'message',
  heading: 'book',
};

/** Renders the icon of a kind of link. */
export function KindIcon({ kind }: { kind: LinkKind }) {
  const name = ICONS[kind] ?? (kind as LinkIconName);
  return <Icon path={LINK_ICON_PATHS[name]} />;
}

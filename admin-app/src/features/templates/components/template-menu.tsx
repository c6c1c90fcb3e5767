import { usePressedPart } from 'shared-lib/ui/pressed-part';
import { TemplateMenuButton } from './template-menu-button';
import type { TemplateMenuProps } from './template-menu-items';

const loadItems = () => import('./template-menu-items').then(({ TemplateMenuItems }) => TemplateMenuItems);

/** Renders the menu of one template; the first press loads its entries. */
export function TemplateMenu(menu: TemplateMenuProps) {
  const [Items, press] = usePressedPart(loadItems);
  return Items ? (
    <Items {...menu} />
  ) : (
    <TemplateMenuButton row={menu.row} aria-haspopup="menu" aria-expanded={false} onClick={press} />
  );
}

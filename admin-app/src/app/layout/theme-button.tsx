import { useFlag } from 'shared-lib/flags';
import { useAuth } from 'shared-lib/store';
import { usePressedPart } from 'shared-lib/ui/pressed-part';
import { ThemeTrigger } from './theme-trigger';
import { useSaveThemeMutation } from './theme-write';

const loadMenu = () => import('./theme-menu').then(({ ThemeMenu }) => ThemeMenu);

/**
 * Renders the choice of the theme, while the flag offers it. The page follows the account's record. What places the menu would be
 * a fifth of the frame.
 */
export function ThemeButton() {
  const offered = useFlag('dark_mode_v2');
  const { user } = useAuth();
  const [save] = useSaveThemeMutation();
  const [Menu, press] = usePressedPart(loadMenu);
  if (!offered || !user) return null;
  const choice = user.settings?.theme ?? 'light';
  return Menu ? (
    <Menu choice={choice} onChoose={(theme) => void save({ uid: user.id, theme })} />
  ) : (
    <ThemeTrigger choice={choice} aria-haspopup="menu" aria-expanded={false} onClick={press} />
  );
}

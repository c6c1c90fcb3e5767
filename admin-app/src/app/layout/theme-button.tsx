import { useState } from 'react';
import { NetworkError } from 'shared-lib/errors';
import { useFlag } from 'shared-lib/flags';
import { useAuth } from 'shared-lib/store';
import { showErrorToast } from 'shared-lib/toast';
import type { ThemeMenu } from './theme-menu';
import { ThemeTrigger } from './theme-trigger';
import { useSaveThemeMutation } from './theme-write';

/**
 * Renders the choice of the theme, while the flag offers it. The page follows the account's record. The menu is loaded by the first
 * press: what places it is a fifth of the frame.
 */
export function ThemeButton() {
  const offered = useFlag('dark_mode_v2');
  const { user } = useAuth();
  const [save] = useSaveThemeMutation();
  const [Menu, setMenu] = useState<typeof ThemeMenu | null>(null);
  if (!offered || !user) return null;
  const choice = user.settings?.theme ?? 'light';
  if (Menu) return <Menu choice={choice} onChoose={(theme) => void save({ uid: user.id, theme })} />;
  const load = () =>
    void import('./theme-menu').then(
      (loaded) => setMenu(() => loaded.ThemeMenu),
      (cause: unknown) => showErrorToast(new NetworkError('The menu could not be loaded', 0, { cause })),
    );
  return <ThemeTrigger choice={choice} aria-haspopup="menu" aria-expanded={false} onClick={load} />;
}

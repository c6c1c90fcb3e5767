import type { User } from 'shared-lib/model';
import { useFlag } from 'shared-lib/flags';
import type { ThemeChoice } from 'shared-lib/ui/color-scheme';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { messages } from './messages';
import { SavedMark } from './saved-mark';
import { useSetting } from './use-setting';

const CHOICES: { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: messages.light },
  { value: 'dark', label: messages.dark },
  { value: 'system', label: messages.system },
];

/** Renders 'Tema', while the flag offers the choice. The page follows the account's record (shared-lib/session). */
export function ThemeSection({ user }: { user: User }) {
  const offered = useFlag('dark_mode_v2');
  const { value, state, change } = useSetting<ThemeChoice>(user.settings?.theme ?? 'light', (theme) => ({
    theme,
  }));
  if (!offered) return null;
  return (
    <SectionCard title={messages.theme} text={messages.themeText}>
      <SegmentedControl
        aria-label={messages.theme}
        data={CHOICES}
        value={value}
        size="md"
        onChange={change}
      />
      <SavedMark state={state} />
    </SectionCard>
  );
}

import { Switch } from '@mantine/core';
import type { User } from 'shared-lib/model';
import { SectionCard } from 'shared-lib/ui/section-card';
import { messages } from './messages';
import { SavedMark } from './saved-mark';
import { useSetting } from './use-setting';

/** Renders the consent to statistics of use, which is off by default. */
export function PrivacySection({ user }: { user: User }) {
  const { value, state, change } = useSetting(user.settings?.analytics ?? false, (analytics) => ({
    analytics,
  }));
  return (
    <SectionCard title={messages.privacySection}>
      <Switch
        label={messages.analytics}
        description={messages.analyticsText}
        checked={value}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <SavedMark state={state} />
    </SectionCard>
  );
}

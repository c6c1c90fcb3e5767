import { Suspense } from 'react';
import { Tabs } from '@mantine/core';
import { useSearchParams } from 'shared-lib/router';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { lazyPart } from 'shared-lib/ui/lazy-screen';
import 'shared-lib/ui/component-sheets.css';
import { SETTINGS_SECTIONS, type SettingsSection } from '../../paths';
import { FlagsSection } from './flags/flags-section';
import { ReadOnlySection } from './flags/read-only-section';
import { messages } from './messages';
import styles from './settings.module.css';

const AlertsSection = lazyPart(() => import('./alerts-section'));
const EverybodySection = lazyPart(() => import('./everybody-section'));
const PolicySection = lazyPart(() => import('./policy-section'));
const SystemSection = lazyPart(() => import('./system-section'));

/** Search param with the section, so that it can be linked to. */
const IN_ADDRESS = 'seccion';

/** Renders the administration's 'Configuración'. */
export default function SettingsPage() {
  const [search, setSearch] = useSearchParams();
  const shown = SETTINGS_SECTIONS.find((section) => section === search.get(IN_ADDRESS)) ?? 'flags';
  const show = (section: string | null) =>
    setSearch({ [IN_ADDRESS]: section ?? 'flags' }, { replace: true, preventScrollReset: true });
  return (
    <div className={styles.page}>
      <OfflineNotice />
      <Tabs value={shown} onChange={show} keepMounted={false}>
        <Tabs.List aria-label={messages.label} className={styles.tabs}>
          {SETTINGS_SECTIONS.map((section) => (
            <Tabs.Tab key={section} value={section}>
              {messages.sections[section]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={shown} className={styles.panel}>
          <Suspense fallback={<SectionSkeleton />}>
            <SectionContent section={shown} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

function SectionSkeleton() {
  return (
    <SkeletonRegion>
      <SkeletonBlock height={240} radius={12} />
    </SkeletonRegion>
  );
}

function SectionContent({ section }: { section: SettingsSection }) {
  switch (section) {
    case 'flags':
      return <FlagsSection />;
    case 'alerts':
      return <AlertsSection />;
    case 'product':
      return <EverybodySection />;
    case 'admins':
      return <PolicySection />;
    case 'system':
      return <SystemSection />;
    case 'freeze':
      return <ReadOnlySection />;
  }
}

import { Tabs } from '@mantine/core';
import { useSearchParams } from 'shared-lib/router';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { SectionStack } from 'shared-lib/ui/section-card';
import { AlertsSection } from './alerts-section';
import { FlagsSection } from './flags/flags-section';
import { LinkHostsSection } from './link-hosts-section';
import { messages } from './messages';
import { PolicySection } from './policy-section';
import { ProductSection } from './product-section';
import styles from './settings.module.css';
import { SystemSection } from './system-section';

const SECTIONS = ['flags', 'alerts', 'product', 'admins', 'system'] as const;
type Section = (typeof SECTIONS)[number];

/** Search param with the section, so that it can be linked to. */
const IN_ADDRESS = 'seccion';

/** Renders the administration's 'Configuración'. */
export default function SettingsPage() {
  const [search, setSearch] = useSearchParams();
  const shown = SECTIONS.find((section) => section === search.get(IN_ADDRESS)) ?? 'flags';
  const show = (section: string | null) =>
    setSearch({ [IN_ADDRESS]: section ?? 'flags' }, { replace: true, preventScrollReset: true });
  return (
    <div className={styles.page}>
      <OfflineNotice />
      <Tabs value={shown} onChange={show} keepMounted={false}>
        <Tabs.List aria-label={messages.label} className={styles.tabs}>
          {SECTIONS.map((section) => (
            <Tabs.Tab key={section} value={section}>
              {messages.sections[section]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={shown} className={styles.panel}>
          <SectionContent section={shown} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

function SectionContent({ section }: { section: Section }) {
  switch (section) {
    case 'flags':
      return <FlagsSection />;
    case 'alerts':
      return <AlertsSection />;
    case 'product':
      return (
        <SectionStack>
          <ProductSection />
          <LinkHostsSection />
        </SectionStack>
      );
    case 'admins':
      return <PolicySection />;
    case 'system':
      return <SystemSection />;
  }
}

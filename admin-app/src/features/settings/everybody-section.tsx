import { SectionStack } from 'shared-lib/ui/section-card';
import 'shared-lib/ui/component-sheets.css';
import { LinkHostsSection } from './link-hosts-section';
import { ProductSection } from './product-section';

/** Renders what holds for every account: its limits, and the domains that no card links to. */
export default function EverybodySection() {
  return (
    <SectionStack>
      <ProductSection />
      <LinkHostsSection />
    </SectionStack>
  );
}

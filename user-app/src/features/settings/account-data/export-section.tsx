import { SectionCard } from 'shared-lib/ui/section-card';
import { useAnchor } from '../../../ui/use-anchor';
import { ExportAccount } from './export-account';
import { messages } from './messages';

/** Renders the section that exports everything that the account owns, which the mail about an export links to. */
export function ExportSection() {
  return (
    <SectionCard title={messages.exportTitle} text={messages.exportText} anchor={useAnchor('datos')}>
      <ExportAccount />
    </SectionCard>
  );
}

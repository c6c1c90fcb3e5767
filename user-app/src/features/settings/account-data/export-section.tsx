import { SectionCard } from 'shared-lib/ui/section-card';
import { ExportAccount } from './export-account';
import { messages } from './messages';

/** Renders the section that exports everything that the account owns. */
export function ExportSection() {
  return (
    <SectionCard title={messages.exportTitle} text={messages.exportText}>
      <ExportAccount />
    </SectionCard>
  );
}

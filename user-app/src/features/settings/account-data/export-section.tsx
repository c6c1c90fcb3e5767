import { SectionCard } from 'shared-lib/ui/section-card';
import { ExportAccount } from './export-account';
import { messages } from './messages';

/** Everything that the account owns, to take along. */
export function ExportSection() {
  return (
    <SectionCard title={messages.exportTitle} text={messages.exportText}>
      <ExportAccount />
    </SectionCard>
  );
}

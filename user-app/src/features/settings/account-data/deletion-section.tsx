import { useUid } from 'shared-lib/store';
import { SectionCard } from 'shared-lib/ui/section-card';
import { useCardsQuery } from '../../../card-data/card-endpoints';
import { DeleteAccount } from './delete-account';
import { messages } from './messages';

/** Renders the deletion of the account, with the number of its cards. */
export function DeletionSection() {
  const { data: cards } = useCardsQuery(useUid());
  return (
    <SectionCard title={messages.deleteTitle} text={messages.deleteText}>
      <DeleteAccount cards={cards?.length} />
    </SectionCard>
  );
}

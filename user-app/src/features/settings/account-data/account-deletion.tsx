import { useUid } from 'shared-lib/store';
import { useCardsQuery } from '../../../card-data/card-endpoints';
import { DeleteAccount } from './delete-account';

/** The deletion of the account, with what goes with it counted. */
export function AccountDeletion() {
  const { data: cards } = useCardsQuery(useUid());
  return <DeleteAccount cards={cards?.length} />;
}

import { Checkbox } from '@mantine/core';
import { Link } from 'shared-lib/router';
import { useIndexedUserQuery } from '../../../admin-data/admin-endpoints';
import { userHref } from '../../../paths';
import { messages } from '../messages';
import type { ReportedAccount } from '../report-filters';
import styles from './reports.module.css';

interface AccountHeadProps {
  account: ReportedAccount;
  /** Missing where nothing is chosen. */
  choice?: { isChosen: boolean; onChoose: (isChosen: boolean) => void };
}

/** Renders the account of some reported cards: its name, its totals, and a box that chooses all its cards. */
export function AccountHead({ account: { ownerId, cards, count }, choice }: AccountHeadProps) {
  const { data: user } = useIndexedUserQuery(ownerId, { skip: ownerId === '' });
  const name = ownerId === '' ? messages.ownerUnknown : user?.email || user?.name || ownerId;
  return (
    <header className={styles.account}>
      {choice && (
        <Checkbox
          size="md"
          aria-label={messages.chooseAccount(name)}
          checked={choice.isChosen}
          onChange={({ currentTarget }) => choice.onChoose(currentTarget.checked)}
        />
      )}
      <h2 className={styles.accountName}>
        {ownerId === '' ? name : <Link to={userHref(ownerId)}>{messages.ownerOf(name)}</Link>}
      </h2>
      <span className={styles.meta}>{messages.accountTotals(cards.length, count)}</span>
    </header>
  );
}

import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useWrite } from 'shared-lib/store';
import { usePeople } from '../../../audit-words';
import styles from '../settings.module.css';
import { findAccount } from './find-account';
import { messages } from './messages';

interface ChosenAccountsProps {
  uids: readonly string[];
  problem: string | undefined;
  onChange: (uids: string[]) => void;
}

/** Renders the accounts for which a flag is on whatever else it says, by their names. */
export function ChosenAccounts({ uids, problem, onChange }: ChosenAccountsProps) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState('');
  const names = usePeople(uids);
  const [find, { isLoading }] = useWrite(findAccount, { fails: 'screen' });
  const add = async () => {
    const requested = text.trim();
    if (requested === '') return;
    const { data: account, error } = await find(requested);
    setMissing(account ? '' : (error?.message ?? messages.accountUnknown(requested)));
    if (!account) return;
    setText('');
    onChange([...new Set([...uids, account.uid])]);
  };
  return (
    <div className={styles.accounts}>
      <div className={styles.accountField}>
        <TextInput
          label={messages.targets}
          description={messages.targetsHint}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          value={text}
          error={missing || problem}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setMissing('');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void add();
          }}
        />
        <Button variant="default" loading={isLoading} onClick={() => void add()}>
          {messages.addAccount}
        </Button>
      </div>
      {uids.length > 0 && (
        <ul aria-label={messages.chosen}>
          {uids.map((uid) => (
            <li key={uid}>
              <span>{names.get(uid) || uid}</span>
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={messages.removeAccountNamed(names.get(uid) || uid)}
                onClick={() => onChange(uids.filter((other) => other !== uid))}
              >
                {messages.removeAccount}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { Button } from '@mantine/core';
import type { StoredFlag } from 'shared-lib/data';
import type { FlagProposal } from 'shared-lib/model';
import { Notice } from 'shared-lib/ui/notice';
import { formatValue, listChanges, nameField, usePeople } from '../../../audit-words';
import { useCurrentAdmin } from '../../../session/admin-context';
import styles from '../settings.module.css';
import { editableFlag } from './editable-flag';
import { useDecideFlagProposalMutation } from './flag-writes';
import { messages } from './messages';

interface ProposalPanelProps {
  flag: StoredFlag;
  proposal: FlagProposal;
}

/** Renders a proposed change of a flag, with the decision of an administrator who didn't propose it. */
export function ProposalPanel({ flag, proposal }: ProposalPanelProps) {
  const { id: me } = useCurrentAdmin();
  const [send, { isLoading, originalArgs, error }] = useDecideFlagProposalMutation();
  const approving = isLoading && originalArgs?.approve === true;
  const isMine = proposal.proposedBy === me;
  const names = usePeople([...(flag.targetUsers ?? []), ...(proposal.flag?.targetUsers ?? [])]);
  const changes = proposal.flag ? listChanges({ ...editableFlag(flag) }, { ...proposal.flag }) : [];

  const decide = (approve: boolean) => {
    const { id, revision } = proposal;
    const done = approve ? messages.approved : isMine ? messages.takenBack : messages.dropped;
    void send({ proposal: { id, revision }, approve, done: done(flag.name) });
  };

  return (
    <section className={styles.proposal} aria-label={messages.proposal}>
      <h3>{messages.proposal}</h3>
      <p>{isMine ? messages.proposedByMe : messages.proposedBy(proposal.proposedByEmail)}</p>
      {!proposal.flag && <p>{messages.proposesRemoval}</p>}
      <ul>
        {changes.map(({ path, before, after }) => (
          <li key={path}>
            {messages.change(
              nameField(path),
              formatValue(path, before, names),
              formatValue(path, after, names),
            )}
          </li>
        ))}
      </ul>
      {error && <Notice tone="error" title={error.message ?? ''} />}
      <div className={styles.buttons}>
        {!isMine && (
          <Button loading={approving} disabled={isLoading} onClick={() => decide(true)}>
            {messages.approve}
          </Button>
        )}
        <Button
          variant="default"
          loading={isLoading && !approving}
          disabled={isLoading}
          onClick={() => decide(false)}
        >
          {isMine ? messages.takeBack : messages.drop}
        </Button>
      </div>
    </section>
  );
}

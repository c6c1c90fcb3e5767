import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import type { StoredFlag } from 'shared-lib/data';
import { OPEN_ADMINISTRATION } from 'shared-lib/model';
import { Link } from 'shared-lib/router';
import { Notice } from 'shared-lib/ui/notice';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonLines } from 'shared-lib/ui/skeletons';
import 'shared-lib/ui/component-sheets.css';
import { useFlagProposalsQuery } from '../../admin-data/admin-endpoints';
import { useSettingQuery } from '../../admin-data/setting-query';
import { messages as openWords } from '../../open-administration/messages';
import { WhoCameIn } from '../../open-administration/who-came-in';
import { ORDERS, paths } from '../../paths';
import { AskDialog } from '../../ui/dialogs/ask-dialog';
import { Unloaded } from '../../ui/unloaded';
import { useOrder } from '../../ui/lists/use-order';
import { useChangeFlagMutation } from './flags/flag-writes';
import { messages as flagMessages } from './flags/messages';
import { ProposalPanel } from './flags/proposal-panel';
import { useFlagApproval } from './flags/use-flag-approval';
import { messages } from './messages';
import styles from './settings.module.css';

/** Words with which the policy is changed like a flag. */
const words = { name: openWords.name, description: openWords.description, rolloutPercentage: 100 };

/** Returns the policy as the flag that it is changed like. */
const policyAsFlag = (enabled: boolean, revision: number | null): StoredFlag => ({
  ...{ id: OPEN_ADMINISTRATION, ...words, enabled, revision: revision ?? 0 },
  ...{ createdBy: '', createdAt: 0, updatedAt: 0 },
});

/** Renders the policy on who may become an administrator, and those whom it has let in. */
export default function PolicySection() {
  const query = useSettingQuery('adminPolicy');
  const { data: proposals = [] } = useFlagProposalsQuery();
  const { data } = query;
  const proposal = proposals.find(({ id }) => id === OPEN_ADMINISTRATION);
  const isOpen = data?.value.selfRegistration === true;
  return (
    <SectionCard title={messages.policy} text={messages.policyText}>
      <div className={styles.form}>
        {!data && (
          <Unloaded query={query}>
            <SkeletonLines lines={3} />
          </Unloaded>
        )}
        {data && isOpen && <OpenPolicy revision={data.revision} />}
        {data && !isOpen && !proposal && <ClosedPolicy revision={data.revision} />}
        {data && proposal && !isOpen && (
          <ProposalPanel flag={policyAsFlag(isOpen, data.revision)} proposal={proposal} />
        )}
        <WhoCameIn isOpen={isOpen} />
        <Link to={paths.admins}>{messages.invitations}</Link>
      </div>
    </SectionCard>
  );
}

/** Returns the button of the policy, which gets the focus when the URL names the setting. */
function usePolicyButton() {
  const button = useRef<HTMLButtonElement>(null);
  useOrder(ORDERS.field, (field) => {
    if (field !== 'selfRegistration') return false;
    button.current?.focus();
    return true;
  });
  return button;
}

function OpenPolicy({ revision }: { revision: number | null }) {
  const [change, { isLoading, error }] = useChangeFlagMutation();
  const button = usePolicyButton();
  const close = () =>
    void change({
      ...{ id: OPEN_ADMINISTRATION, name: openWords.name, baseRevision: revision },
      value: { ...words, enabled: false },
      done: messages.closed,
    });
  return (
    <>
      <p className={styles.hint}>{messages.isOpen}</p>
      {error && <Notice tone="error" title={error.message ?? ''} />}
      <div className={styles.choices}>
        <Button ref={button} loading={isLoading} onClick={close}>
          {messages.close}
        </Button>
      </div>
    </>
  );
}

function ClosedPolicy({ revision }: { revision: number | null }) {
  const [isAsking, setAsking] = useState(false);
  const button = usePolicyButton();
  const [change] = useChangeFlagMutation();
  const approval = useFlagApproval();
  const open = () =>
    change({
      ...{ id: OPEN_ADMINISTRATION, name: openWords.name, baseRevision: revision },
      value: { ...words, enabled: true },
    });
  return (
    <>
      <p className={styles.hint}>{messages.isClosed}</p>
      {approval && (
        <p className={styles.hint}>{approval === 'alone' ? flagMessages.aloneText : messages.openApproval}</p>
      )}
      <div>
        <Button ref={button} variant="light" color="red" onClick={() => setAsking(true)}>
          {approval === 'by-another' ? messages.proposeOpening : messages.open}
        </Button>
      </div>
      <AskDialog
        opened={isAsking}
        title={messages.openQuestion}
        confirm={approval === 'by-another' ? messages.proposeOpening : messages.open}
        danger
        reason={{
          label: messages.openConfirmation,
          help: messages.openConfirmationHelp,
          expected: messages.openMeaning,
        }}
        onClose={() => setAsking(false)}
        onConfirm={open}
      >
        {messages.openWarning}
      </AskDialog>
    </>
  );
}

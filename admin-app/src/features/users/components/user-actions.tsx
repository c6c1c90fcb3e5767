import { Button, NativeSelect } from '@mantine/core';
import { PLANS, type UserDetail } from 'shared-lib/domain';
import { detailMessages as messages } from '../detail-messages';
import { messages as listMessages } from '../messages';
import type { UserAction } from '../user-actions';
import { SheetSection } from './sheet-section';
import styles from './sheet.module.css';

/** Renders the actions on an account. Each is confirmed before it runs. */
export function UserActions({ user, onAsk }: { user: UserDetail; onAsk: (action: UserAction) => void }) {
  const mayAdminister = user.emailVerified && !user.disabled;
  return (
    <SheetSection title={messages.actions}>
      <NativeSelect
        label={messages.changePlan}
        data={PLANS.map((value) => ({ value, label: listMessages.plans[value] }))}
        value={user.plan}
        onChange={({ currentTarget: { value } }) => {
          const plan = PLANS.find((known) => known === value);
          if (plan && plan !== user.plan) onAsk({ kind: 'plan', plan });
        }}
      />
      <div className={styles.buttons}>
        {user.disabled ? (
          <Button variant="light" onClick={() => onAsk({ kind: 'restore' })}>
            {messages.restore}
          </Button>
        ) : (
          !user.isAdmin && (
            <Button variant="light" color="red" onClick={() => onAsk({ kind: 'suspend' })}>
              {messages.suspend}
            </Button>
          )
        )}
        {user.isAdmin ? (
          <Button variant="light" color="red" onClick={() => onAsk({ kind: 'remove' })}>
            {messages.remove}
          </Button>
        ) : (
          mayAdminister && (
            <Button variant="default" onClick={() => onAsk({ kind: 'grant' })}>
              {messages.grant}
            </Button>
          )
        )}
      </div>
      {user.isAdmin && <p className={styles.note}>{messages.needsRemoval}</p>}
      {!user.isAdmin && !user.emailVerified && <p className={styles.note}>{messages.needsVerified}</p>}
    </SheetSection>
  );
}

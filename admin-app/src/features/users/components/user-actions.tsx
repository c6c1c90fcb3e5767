import { Button, NativeSelect } from '@mantine/core';
import { PLANS, type UserDetail } from 'shared-lib/model';
import { useMay } from '../../../session/permissions';
import { detailMessages as messages } from '../detail-messages';
import { messages as listMessages } from '../messages';
import type { UserAction } from '../user-actions';
import { SheetSection } from './sheet/sheet-section';
import styles from './sheet/sheet.module.css';

/** Renders the actions on an account. Each is confirmed before it runs. */
export function UserActions({ user, onAsk }: { user: UserDetail; onAsk: (action: UserAction) => void }) {
  const maySupport = useMay('support');
  const mayModerate = useMay('moderation');
  const mayAdminister = useMay('administrators');
  const canBeAdmin = user.emailVerified && !user.disabled;
  if (!maySupport && !mayModerate) return null;
  return (
    <SheetSection title={messages.actions}>
      {maySupport && (
        <NativeSelect
          label={messages.changePlan}
          data={PLANS.map((value) => ({ value, label: listMessages.plans[value] }))}
          value={user.plan}
          onChange={({ currentTarget: { value } }) => {
            const plan = PLANS.find((known) => known === value);
            if (plan && plan !== user.plan) onAsk({ kind: 'plan', plan });
          }}
        />
      )}
      <div className={styles.buttons}>
        {mayModerate &&
          // Two elements: a press that begins on one of them is none of the other, which takes its place.
          (user.disabled ? (
            <Button key="restore" variant="light" onClick={() => onAsk({ kind: 'restore' })}>
              {messages.restore}
            </Button>
          ) : (
            !user.isAdmin && (
              <Button key="suspend" variant="light" color="red" onClick={() => onAsk({ kind: 'suspend' })}>
                {messages.suspend}
              </Button>
            )
          ))}
        {mayAdminister &&
          (user.isAdmin ? (
            <Button key="remove" variant="light" color="red" onClick={() => onAsk({ kind: 'remove' })}>
              {messages.remove}
            </Button>
          ) : (
            canBeAdmin && (
              <Button key="grant" variant="default" onClick={() => onAsk({ kind: 'grant' })}>
                {messages.grant}
              </Button>
            )
          ))}
      </div>
      {mayModerate && user.isAdmin && <p className={styles.note}>{messages.needsRemoval}</p>}
      {mayAdminister && !user.isAdmin && !user.emailVerified && (
        <p className={styles.note}>{messages.needsVerified}</p>
      )}
    </SheetSection>
  );
}

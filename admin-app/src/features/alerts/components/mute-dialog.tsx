import { useId, useState } from 'react';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import {
  conditionsIn,
  isOneOf,
  MUTE_FACTS,
  MUTE_TEXT,
  type AlertRecord,
  type MuteFact,
} from 'shared-lib/model';
import { failureOf } from 'shared-lib/store';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { Notice } from 'shared-lib/ui/notice';
import 'shared-lib/ui/component-sheets.css';
import { useMuteAlikeMutation } from '../alert-writes';
import { describeCondition } from '../describe-mute';
import { messages } from '../messages';
import styles from './alerts.module.css';

const DAYS = ['1', '7', '30', '90'] as const;

interface MuteDialogProps {
  alert: AlertRecord;
  onClose: () => void;
}

/** Asks which facts of an alert a mute rule matches, and until when it applies. */
export function MuteDialog({ alert, onClose }: MuteDialogProps) {
  const known = conditionsIn(alert);
  const [facts, setFacts] = useState<readonly MuteFact[]>([]);
  const [text, setText] = useState('');
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [mute, { isLoading }] = useMuteAlikeMutation();
  const field = useId();

  const words = text.trim();
  const isShort = words !== '' && words.length < MUTE_TEXT.min;
  const isEmpty = facts.length === 0 && words === '';
  const confirm = async () => {
    setTried(true);
    if (isShort || isEmpty) {
      document.getElementById(field)?.focus();
      return;
    }
    setFailure(null);
    const answer = await mute({
      ...{ alertId: alert.id, action: 'mute', like: [...facts], text: words, days: Number(days) },
    });
    const failed = failureOf(answer.error);
    if (failed) setFailure(failed.message);
    else onClose();
  };
  const textError = isShort ? messages.shortText : isEmpty ? messages.noCondition : null;

  return (
    <ConfirmDialog
      opened
      title={messages.muteAlike}
      confirm={messages.mute}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className={styles.muteForm}>
        <Checkbox.Group
          label={messages.alikeIn}
          value={[...facts]}
          onChange={(next) => setFacts(MUTE_FACTS.filter((fact) => next.includes(fact)))}
        >
          <div className={styles.conditions}>
            {MUTE_FACTS.map((fact) => {
              const value = known[fact];
              return (
                value !== undefined && (
                  <Checkbox
                    key={fact}
                    value={fact}
                    disabled={isLoading}
                    label={describeCondition(fact, value, alert.title)}
                  />
                )
              );
            })}
          </div>
        </Checkbox.Group>
        <TextInput
          id={field}
          label={messages.alikeText}
          description={messages.alikeTextHelp}
          maxLength={MUTE_TEXT.max}
          value={text}
          disabled={isLoading}
          error={isTried ? textError : null}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <NativeSelect
          label={messages.muteDays}
          data={DAYS.map((value) => ({ value, label: messages.muteFor[value] }))}
          value={days}
          disabled={isLoading}
          onChange={({ currentTarget: { value } }) => isOneOf(DAYS, value) && setDays(value)}
        />
        {failure && <Notice tone="error" title={failure} />}
      </div>
    </ConfirmDialog>
  );
}

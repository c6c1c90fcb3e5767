import { useState } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { callFunction } from 'shared-lib/data';
import type { AlertSettings } from 'shared-lib/domain';
import { describeError } from 'shared-lib/errors';
import { Notice } from 'shared-lib/ui/notice';
import { messages } from './messages';
import { SettingForm } from './setting-form';
import styles from './settings.module.css';

const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;

/** What the rules take: a loopback address is for the local stack. */
const isWebhook = (url: string) =>
  url === '' ||
  (URL.canParse(url) &&
    (url.startsWith('https://') || /^http:\/\/127\.0\.0\.1:\d/.test(url)) &&
    !/\s/.test(url));

const check = ({ webhookUrl }: AlertSettings) =>
  isWebhook(webhookUrl) ? {} : { webhookUrl: messages.webhookProblem };

/** Who is called when something is wrong, and whether that works. */
export function AlertsSection() {
  return (
    <SettingForm name="alerts" title={messages.webhook} text={messages.webhookText} check={check}>
      {(edit, problems) => (
        <>
          <TextInput
            type="url"
            label={messages.webhookUrl}
            description={messages.webhookHint}
            value={edit.value.webhookUrl}
            error={problems.webhookUrl}
            maxLength={2048}
            onChange={({ currentTarget }) => edit.change({ webhookUrl: currentTarget.value.trim() })}
          />
          <NativeSelect
            label={messages.minSeverity}
            value={edit.value.minSeverity}
            data={SEVERITIES.map((value) => ({ value, label: messages.severities[value] }))}
            onChange={({ currentTarget }) =>
              edit.change({ minSeverity: currentTarget.value as AlertSettings['minSeverity'] })
            }
          />
          <WebhookTest disabled={edit.isChanged} />
        </>
      )}
    </SettingForm>
  );
}

function WebhookTest({ disabled }: { disabled: boolean }) {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string } | null>(null);
  const send = async () => {
    setSending(true);
    setOutcome(null);
    try {
      const { status } = await callFunction('testAlertWebhook', {});
      setOutcome({ tone: status < 300 ? 'success' : 'error', text: messages.tested(status) });
    } catch (error) {
      setOutcome({ tone: 'error', text: describeError(error).message });
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={styles.test}>
      <Button variant="default" disabled={disabled} loading={isSending} onClick={() => void send()}>
        {messages.test}
      </Button>
      <p className={styles.hint}>{messages.testHint}</p>
      {outcome && <Notice tone={outcome.tone} title={outcome.text} />}
    </div>
  );
}

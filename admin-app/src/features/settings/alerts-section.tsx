import { Button, NativeSelect, TextInput } from '@mantine/core';
import { isOneOf, type AlertSettings } from 'shared-lib/model';
import { Notice } from 'shared-lib/ui/notice';
import 'shared-lib/ui/component-sheets.css';
import { messages } from './messages';
import { SettingForm } from './setting-form';
import { useTestWebhookMutation } from './settings-endpoints';
import styles from './settings.module.css';

const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;

/** Reports whether the rules accept an address; loopback ones are for the local stack. */
const isWebhook = (url: string) =>
  url === '' ||
  (URL.canParse(url) &&
    (url.startsWith('https://') || /^http:\/\/127\.0\.0\.1:\d/.test(url)) &&
    !/\s/.test(url));

const check = ({ webhookUrl }: AlertSettings) =>
  isWebhook(webhookUrl) ? {} : { webhookUrl: messages.webhookProblem };

/** Renders the webhook of alerts, with a test. */
export default function AlertsSection() {
  return (
    <SettingForm name="alerts" title={messages.webhook} text={messages.webhookText} check={check}>
      {(edit, problems) => (
        <>
          <TextInput
            type="url"
            name="webhookUrl"
            label={messages.webhookUrl}
            description={messages.webhookHint}
            value={edit.value.webhookUrl}
            error={problems.webhookUrl}
            maxLength={2048}
            onChange={({ currentTarget }) => edit.change({ webhookUrl: currentTarget.value.trim() })}
          />
          <NativeSelect
            name="minSeverity"
            label={messages.minSeverity}
            value={edit.value.minSeverity}
            data={SEVERITIES.map((value) => ({ value, label: messages.severities[value] }))}
            onChange={({ currentTarget: { value } }) =>
              isOneOf(SEVERITIES, value) && edit.change({ minSeverity: value })
            }
          />
          {/* What an address answered says nothing of another. */}
          <WebhookTest key={edit.value.webhookUrl} disabled={edit.isChanged} />
        </>
      )}
    </SettingForm>
  );
}

function WebhookTest({ disabled }: { disabled: boolean }) {
  const [send, { isLoading, data, error }] = useTestWebhookMutation();
  return (
    <div className={styles.test}>
      <Button variant="default" disabled={disabled} loading={isLoading} onClick={() => void send()}>
        {messages.test}
      </Button>
      <p className={styles.hint}>{messages.testHint}</p>
      {data && <Notice tone={data.status < 300 ? 'success' : 'error'} title={messages.tested(data.status)} />}
      {error && <Notice tone="error" title={error.message ?? ''} />}
    </div>
  );
}

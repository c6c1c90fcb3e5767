import { useId, useState } from 'react';
import { Button, NativeSelect, Switch, Textarea } from '@mantine/core';
import {
  DEFAULT_REMINDER_SETTINGS,
  MAX_REMINDER_TEXT,
  type ReminderSettings,
} from 'shared-lib/model/booking';
import { failureOf, useUid } from 'shared-lib/store';
import { LoadError } from 'shared-lib/ui/load-error';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useAvailabilityQuery } from '../../booking-data/endpoints/availability-endpoints';
import { deviceZone } from '../../booking-data/booking-times';
import {
  useReminderSettingsQuery,
  useSetReminderSettingsMutation,
} from '../../booking-data/endpoints/reminder-endpoints';
import { FIRST_TEXT, PLACEHOLDERS, reminderText } from '../../booking-data/reminder-text';
import { useAnchor } from '../../ui/use-anchor';
import { exampleBooking } from './example-booking';
import { hourInWords, messages } from './messages';
import { SavedMark } from './saved-mark';
import styles from './settings-page.module.css';
import { WhatsAppConnection } from './whatsapp/whatsapp-connection';

const words = messages.reminders;

/** Hours that are offered, and the one that a switch begins with: the end of a working day. */
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const FIRST_HOUR = 19;

/** Renders 'Recordatorios': the notification of the next day's, and the text that they have. */
export function RemindersSection() {
  const { data, error, isFetching, refetch } = useReminderSettingsQuery(useUid());
  return (
    <SectionCard title={words.title} text={words.text} anchor={useAnchor('recordatorios')}>
      {data ? (
        <Settings stored={data} />
      ) : isFetching ? (
        <SkeletonRegion label={words.loading}>
          <SkeletonBlock height={120} radius={8} />
        </SkeletonRegion>
      ) : (
        <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />
      )}
      <WhatsAppConnection />
    </SectionCard>
  );
}

function Settings({ stored }: { stored: ReminderSettings }) {
  const [save, { isLoading, error, data, originalArgs }] = useSetReminderSettingsMutation();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = stored.text || FIRST_TEXT;
  const text = typed ?? shown;
  const isChanged = text.trim() !== shown;
  const isOn = stored.hour !== null;
  const isText = originalArgs !== undefined && originalArgs.hour === stored.hour;

  const change = async (next: Partial<ReminderSettings>) => {
    const answer = await save({ ...stored, ...next, zone: deviceZone() });
    if (answer.data && next.text !== undefined) setTyped(null);
  };
  // The product's own text isn't stored, so that it may change.
  const ownText = text.trim() === FIRST_TEXT ? DEFAULT_REMINDER_SETTINGS.text : text.trim();

  return (
    <>
      <div className={styles.switches}>
        <Switch
          label={words.notify}
          checked={isOn}
          disabled={isLoading}
          onChange={(event) => void change({ hour: event.currentTarget.checked ? FIRST_HOUR : null })}
        />
        {stored.hour !== null && (
          <NativeSelect
            label={words.hour}
            maw={160}
            value={String(stored.hour)}
            disabled={isLoading}
            data={HOURS.map((hour) => ({ value: String(hour), label: hourInWords(hour) }))}
            onChange={(event) => void change({ hour: Number(event.currentTarget.value) })}
          />
        )}
      </div>
      <Textarea
        mt="md"
        label={words.ownText}
        description={words.ownTextHelp}
        autosize
        minRows={4}
        maxLength={MAX_REMINDER_TEXT}
        value={text}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        {PLACEHOLDERS.map((placeholder) => (
          <Button
            key={placeholder}
            variant="default"
            size="compact-md"
            mih={36}
            aria-label={words.insert(placeholder)}
            disabled={text.length + placeholder.length > MAX_REMINDER_TEXT}
            onClick={() => setTyped(`${text}${placeholder}`)}
          >
            {placeholder}
          </Button>
        ))}
      </div>
      {!text.includes('{enlace}') && <p className={styles.quiet}>{words.withoutLink}</p>}
      <Preview text={text} />
      {error && (
        <p role="alert" className={styles.error}>
          {failureOf(error)?.message}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          disabled={!isChanged || ownText === stored.text}
          loading={isLoading}
          onClick={() => void change({ text: ownText })}
        >
          {words.save}
        </Button>
        {(stored.text !== '' || isChanged) && (
          <Button variant="default" disabled={isLoading} onClick={() => setTyped(FIRST_TEXT)}>
            {words.reset}
          </Button>
        )}
      </div>
      <SavedMark state={isLoading ? 'saving' : data && !error && isText ? 'saved' : 'idle'} />
    </>
  );
}

/** Renders the text with an example filled in, as it is sent. */
function Preview({ text }: { text: string }) {
  const id = useId();
  const { data: hours } = useAvailabilityQuery(useUid());
  const zone = hours?.zone ?? deviceZone();
  return (
    <figure aria-labelledby={id} className={styles.preview}>
      <figcaption id={id} className={styles.quiet}>
        {words.preview}
      </figcaption>
      <p>
        {reminderText(exampleBooking(zone), {
          text: text.trim() || FIRST_TEXT,
          link: words.exampleLink,
          zone,
        })}
      </p>
    </figure>
  );
}

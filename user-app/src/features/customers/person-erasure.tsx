import { useId, useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import { isolated } from 'shared-lib/model';
import { BOOKING_LIMITS, type Customer, type RestRequest } from 'shared-lib/model/booking';
import { fieldMessage } from 'shared-lib/errors';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { dayInWords } from '../../booking-data/booking-times';
import styles from './customers-page.module.css';
import { messages } from './messages';
import { useAnswerErasureMutation } from './person-writes';

const texts = messages.erasure;

/** Renders the form in which an owner says why they don't erase a person, who gets it by mail. */
function Refusal({ person, onCancel }: { person: Customer; onCancel: () => void }) {
  const [answer, { isLoading }] = useAnswerErasureMutation();
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const send = () => {
    if (reason.trim() === '') setError(fieldMessage('required', texts.reason));
    else void answer({ personId: person.id, grant: false, reason: reason.trim() });
  };
  return (
    <>
      <Textarea
        label={texts.reason}
        description={texts.reasonHelp}
        autosize
        minRows={2}
        maxLength={BOOKING_LIMITS.reason}
        value={reason}
        error={error}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setError('');
        }}
      />
      <div className={styles.contact}>
        <Button loading={isLoading} onClick={send}>
          {texts.send}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {texts.back}
        </Button>
      </div>
    </>
  );
}

/** Renders the two answers to a request that waits. */
function Answers({ person }: { person: Customer }) {
  const [answer, { isLoading }] = useAnswerErasureMutation();
  const [asks, setAsks] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  if (isRefusing) return <Refusal person={person} onCancel={() => setRefusing(false)} />;
  return (
    <div className={styles.contact}>
      <Button color="red" variant="outline" onClick={() => setAsks(true)}>
        {texts.grant}
      </Button>
      <Button variant="default" onClick={() => setRefusing(true)}>
        {texts.refuse}
      </Button>
      <ConfirmDialog
        opened={asks}
        danger
        busy={isLoading}
        title={texts.confirmTitle(isolated(person.name))}
        confirm={texts.grant}
        onCancel={() => setAsks(false)}
        onConfirm={() => void answer({ personId: person.id, grant: true, reason: '' })}
      >
        {texts.confirmText}
      </ConfirmDialog>
    </div>
  );
}

interface PersonErasureProps {
  person: Customer;
  request: RestRequest;
  zone: string;
}

/** Renders a person's request to be erased, with the time for an answer, or what the owner answered. */
export function PersonErasure({ person, request, zone }: PersonErasureProps) {
  const titleId = useId();
  const { askedAt, dueAt, refusedAt, reason } = request;
  const day = (instant: number) => dayInWords(instant, zone);
  return (
    <section aria-labelledby={titleId} className={styles.request}>
      <h3 id={titleId} className={styles.heading}>
        {texts.title}
      </h3>
      {refusedAt === null ? (
        <>
          <p>{texts.asked(day(askedAt), day(dueAt))}</p>
          <Answers person={person} />
        </>
      ) : (
        <p>{texts.refused(day(askedAt), day(refusedAt), reason)}</p>
      )}
    </section>
  );
}

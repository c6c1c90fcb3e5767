import { isolated } from 'shared-lib/model';
import { useId, useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { loadBookingData } from 'shared-lib/data';
import { formatPrice, type Service } from 'shared-lib/model/booking';
import { useStoredDraft } from 'shared-lib/draft';
import { useUid } from 'shared-lib/store';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { linkProblem, paymentLinkOf } from '../../../booking-data/payment-link';
import { messages } from '../messages';
import styles from './payments.module.css';

/** Renders a service with a price, and the field for its payment link. */
export function PaymentLink({ service }: { service: Service }) {
  const uid = useUid();
  const titleId = useId();
  const { rule, link } = service.payment;
  const isLinked = rule === 'link' && link !== '';
  const storedDraft = useStoredDraft(`${uid}:link:${service.id}`, { link: rule === 'link' ? link : '' });
  const [problem, setProblem] = useState<string | null>(null);

  const store = async (typed: string) => {
    const stored = paymentLinkOf(typed);
    const payment: Service['payment'] =
      stored === '' ? { rule: 'none', link: '' } : { rule: 'link', link: stored };
    const answer = await storedDraft.store(
      () => loadBookingData().then((data) => data.updateService(service.id, { payment })),
      { fails: 'screen', done: () => (stored === '' ? messages.removed : messages.saved)(service.name) },
    );
    if ('error' in answer) setProblem(answer.error.message);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = linkProblem(storedDraft.draft.link);
    setProblem(found);
    if (found) return;
    const link = paymentLinkOf(storedDraft.draft.link);
    storedDraft.edit(() => ({ link }));
    void store(link);
  };

  return (
    <li>
      <article aria-labelledby={titleId} className={styles.item}>
        <div className={styles.head}>
          <h3 id={titleId}>{service.name}</h3>
          <span className={styles.price}>{formatPrice(service.price, service.currency)}</span>
          <StatusBadge tone={isLinked ? 'success' : 'neutral'}>
            {isLinked ? messages.withLink : messages.withoutLink}
          </StatusBadge>
          {service.hidden && <StatusBadge tone="neutral">{messages.hidden}</StatusBadge>}
        </div>
        <form onSubmit={submit} noValidate className={styles.linkForm}>
          <TextInput
            label={messages.link}
            aria-label={messages.linkOf(isolated(service.name))}
            placeholder={messages.placeholder}
            value={storedDraft.draft.link}
            error={problem}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              const link = event.currentTarget.value;
              setProblem(null);
              storedDraft.edit(() => ({ link }));
            }}
          />
          <div className={styles.buttons}>
            <Button type="submit" loading={storedDraft.saving} disabled={isLinked && !storedDraft.dirty}>
              {messages.save}
            </Button>
            {isLinked && (
              <>
                <Button component="a" variant="default" href={link} target="_blank" rel="noopener noreferrer">
                  {messages.open}
                </Button>
                <Button
                  variant="subtle"
                  color="red"
                  disabled={storedDraft.saving}
                  onClick={() => {
                    setProblem(null);
                    storedDraft.edit(() => ({ link: '' }));
                    void store('');
                  }}
                >
                  {messages.remove}
                </Button>
              </>
            )}
          </div>
        </form>
      </article>
    </li>
  );
}

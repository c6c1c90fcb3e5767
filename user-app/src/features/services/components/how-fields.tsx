import type { ReactNode } from 'react';
import { Checkbox, Switch, TextInput } from '@mantine/core';
import type { ListedCard } from 'shared-lib/data';
import { paymentLinkOf } from '../../../booking-data/payment-link';
import { formMessages as text } from '../messages';
import { parsePrice } from '../price-input';
import type { ServiceForm } from '../service-form';
import type { FieldTools } from './field-tools';
import { FormGroup } from './form-group';
import styles from './service-form.module.css';

/** Renders the fields for confirmation, payment and the cards that offer the service. */
export function HowFields({ tools, cards }: { tools: FieldTools; cards: readonly ListedCard[] }) {
  const { draft, set, leave, textField } = tools;
  // Then there is no other way to hold the appointment.
  const callsThem = draft.placeKind === 'phone' && draft.placeDetail.trim() === '';
  const isFree = parsePrice(draft.price, draft.currency) === 0;
  return (
    <FormGroup title={text.how}>
      <Switch
        label={text.needsConfirmation}
        description={text.needsConfirmationHelp}
        checked={draft.needsConfirmation}
        onChange={(event) => set({ needsConfirmation: event.currentTarget.checked })}
      />
      <Switch
        label={text.phoneRequired}
        description={callsThem ? text.phoneAlways : text.phoneRequiredHelp}
        disabled={callsThem}
        checked={callsThem || draft.phoneRequired}
        onChange={(event) => set({ phoneRequired: event.currentTarget.checked })}
      />
      <PaymentFields isFree={isFree} rule={draft.paymentRule} onChange={(rule) => set({ paymentRule: rule })}>
        <TextInput
          {...textField('paymentLink')}
          description={text.linkHelp}
          placeholder="https://buy.stripe.com/…"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          onBlur={() => {
            set({ paymentLink: paymentLinkOf(draft.paymentLink) });
            leave('paymentLink');
          }}
        />
      </PaymentFields>
      {cards.length === 0 ? (
        <p className={styles.help}>{text.noCards}</p>
      ) : (
        <Checkbox.Group
          label={text.cards}
          value={draft.cardIds}
          onChange={(cardIds) => set({ cardIds })}
          className={styles.cards}
        >
          {cards.map((card) => (
            <Checkbox key={card.id} value={card.id} label={card.name} />
          ))}
        </Checkbox.Group>
      )}
    </FormGroup>
  );
}

interface PaymentFieldsProps {
  isFree: boolean;
  rule: ServiceForm['paymentRule'];
  onChange: (rule: ServiceForm['paymentRule']) => void;
  /** Content of the choice, such as the field of a link. */
  children: ReactNode;
}

function PaymentFields({ isFree, rule, onChange, children }: PaymentFieldsProps) {
  if (rule === 'deposit' || rule === 'full') return <p className={styles.help}>{text.paymentLater}</p>;
  return (
    <div className={styles.payment}>
      <Switch
        label={text.payByLink}
        description={isFree ? text.paymentFree : undefined}
        disabled={isFree}
        checked={!isFree && rule === 'link'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'link' : 'none')}
      />
      {!isFree && rule === 'link' && children}
    </div>
  );
}

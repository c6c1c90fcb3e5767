import { Checkbox, NativeSelect, Switch } from '@mantine/core';
import type { ListedCard } from 'shared-lib/data';
import { NEXT_VISIT_WEEKS } from 'shared-lib/model/booking';
import { VAT_RATES, vatInWords } from 'shared-lib/model/payments';
import { formMessages as text } from '../messages';
import type { FieldTools } from './field-tools';
import { FormGroup } from './form-group';
import { PaymentFields } from './payment-fields';
import styles from './service-form.module.css';

/** Returns the rates to choose from, with the one that is stored. */
const vatChoices = (stored: number | '') => [
  { value: '', label: text.vatOwn },
  ...[...new Set([...VAT_RATES, ...(stored === '' ? [] : [stored])])].map((rate) => ({
    value: String(rate),
    label: rate === 0 ? text.vatExempt : text.vatRate(vatInWords(rate)),
  })),
];

/** Renders the fields for confirmation, payment and the cards that offer the service. */
export function HowFields({ tools, cards }: { tools: FieldTools; cards: readonly ListedCard[] }) {
  const { draft, set } = tools;
  // Then there is no other way to hold the appointment.
  const callsThem = draft.placeKind === 'phone' && draft.placeDetail.trim() === '';
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
      <Switch
        label={text.combinable}
        description={draft.paymentRule === 'link' ? text.combinableNever : text.combinableHelp}
        disabled={draft.paymentRule === 'link'}
        checked={draft.paymentRule !== 'link' && draft.combinable}
        onChange={(event) => set({ combinable: event.currentTarget.checked })}
      />
      <NativeSelect
        label={text.nextVisit}
        description={text.nextVisitHelp}
        value={String(draft.nextVisitWeeks)}
        onChange={({ currentTarget: { value } }) =>
          set({ nextVisitWeeks: NEXT_VISIT_WEEKS.find((weeks) => String(weeks) === value) ?? 0 })
        }
        data={NEXT_VISIT_WEEKS.map((weeks) => ({ value: String(weeks), label: text.nextVisitIn(weeks) }))}
      />
      <Switch
        label={text.asksInvoice}
        description={text.asksInvoiceHelp}
        checked={draft.asksInvoice}
        onChange={(event) => set({ asksInvoice: event.currentTarget.checked })}
      />
      <Switch
        label={text.waitingList}
        description={text.waitingListHelp}
        checked={draft.waitingList}
        onChange={(event) => set({ waitingList: event.currentTarget.checked })}
      />
      <PaymentFields tools={tools} />
      <NativeSelect
        {...tools.field('vatPermille')}
        description={text.vatHelp}
        value={String(draft.vatPermille)}
        onChange={({ currentTarget: { value } }) => set({ vatPermille: value === '' ? '' : Number(value) })}
        data={vatChoices(draft.vatPermille)}
      />
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

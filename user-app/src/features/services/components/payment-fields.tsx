import { NumberInput, Radio, Select, TextInput } from '@mantine/core';
import { formatPrice } from 'shared-lib/model/booking';
import {
  amountDue,
  canCharge,
  CARD_KEPT_DAYS,
  policyInWords,
  SPANISH_POLICY,
  usesStripe,
  type PaymentRule,
} from 'shared-lib/model/payments';
import { Link } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { isOneOf } from 'shared-lib/model';
import { paymentLinkOf } from '../../../booking-data/payment-link';
import { usePaymentProviderQuery } from '../../../booking-data/endpoints/provider-endpoints';
import { paths } from '../../../paths';
import { paymentMessages as text } from '../payment-messages';
import { depositOf, priceOf } from '../payment-form';
import { policyOptions, policyOf } from '../refund-policies';
import type { FieldTools } from './field-tools';
import styles from './service-form.module.css';

const RULES = [
  'none',
  'on-site',
  'link',
  'deposit',
  'full',
  'card',
] as const satisfies readonly PaymentRule[];

/** Renders the choice of how a service is paid, with the meaning of each choice for visitors. */
export function PaymentFields({ tools }: { tools: FieldTools }) {
  const { draft, set, leave, textField } = tools;
  const { data: provider } = usePaymentProviderQuery(useUid());
  const price = priceOf(draft);
  if (price === 0) return <p className={styles.help}>{text.free}</p>;
  const canPayOnline = canCharge(provider ?? null);
  return (
    <div className={styles.payment}>
      <Radio.Group
        label={text.rule}
        value={draft.paymentRule}
        onChange={(rule) => isOneOf(RULES, rule) && set({ paymentRule: rule })}
        className={styles.cards}
      >
        {RULES.map((rule) => (
          <Radio
            key={rule}
            value={rule}
            label={text.rules[rule].label}
            description={text.rules[rule].means}
            // Chosen before the account could no longer charge, it stays to be seen.
            disabled={usesStripe(rule) && !canPayOnline && draft.paymentRule !== rule}
          />
        ))}
      </Radio.Group>
      {!canPayOnline && (
        <p className={styles.help}>
          {usesStripe(draft.paymentRule) ? text.cannotCharge : text.notConnected}{' '}
          <Link to={paths.payments}>{text.toPayments}</Link>
        </p>
      )}
      {draft.paymentRule === 'link' && (
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
      )}
      {(draft.paymentRule === 'deposit' || draft.paymentRule === 'card') && <DepositFields tools={tools} />}
      {(draft.paymentRule === 'deposit' || draft.paymentRule === 'full') && (
        <RefundField tools={tools} price={price ?? 0} />
      )}
      {draft.paymentRule === 'card' && <CardTerms draft={draft} price={price ?? 0} />}
    </div>
  );
}

function DepositFields({ tools }: { tools: FieldTools }) {
  const { draft, set, field, textField } = tools;
  const isFee = draft.paymentRule === 'card';
  return (
    <div className={styles.pair}>
      <SegmentedControl
        aria-label={isFee ? text.feeKind : text.depositKind}
        value={draft.depositKind}
        onChange={(kind) => set({ depositKind: kind })}
        data={[
          { value: 'percent', label: text.percent },
          { value: 'amount', label: text.amount },
        ]}
      />
      {draft.depositKind === 'percent' ? (
        <NumberInput
          {...field('depositPercent')}
          label={isFee ? text.feePercent : text.depositPercent}
          value={draft.depositPercent}
          onChange={(value) => set({ depositPercent: value === '' ? '' : Number(value) })}
          allowDecimal={false}
          allowNegative={false}
          inputMode="numeric"
          suffix=" %"
          hideControls
        />
      ) : (
        <TextInput
          {...textField('depositAmount')}
          label={isFee ? text.feeAmount : text.depositAmount}
          inputMode="decimal"
        />
      )}
    </div>
  );
}

/** Renders the terms of the saved card as visitors read them. */
function CardTerms({ draft, price }: { draft: FieldTools['draft']; price: number }) {
  const { currency, paymentRule: rule } = draft;
  const fee = amountDue({ price, currency, payment: { rule, deposit: depositOf(draft) } });
  return (
    <>
      <p className={styles.help}>{text.cardTerms(CARD_KEPT_DAYS)}</p>
      {fee > 0 && (
        <p className={styles.help}>
          {text.visitorReads} «{SPANISH_POLICY.card(formatPrice(fee, currency))}»
        </p>
      )}
    </>
  );
}

/** Renders the choice of a refund policy, and its sentences as visitors read them. */
function RefundField({ tools, price }: { tools: FieldTools; price: number }) {
  const { draft, set, field } = tools;
  const { currency, paymentRule: rule } = draft;
  const due = amountDue({ price, currency, payment: { rule, deposit: depositOf(draft) } });
  const shown = due > 0 ? text.due(formatPrice(due, currency)) : '';
  return (
    <>
      <Select
        {...field('refunds')}
        description={text.refundsHelp}
        value={JSON.stringify(draft.refunds)}
        onChange={(chosen) => chosen && set({ refunds: policyOf(chosen) })}
        data={policyOptions(draft.refunds)}
        allowDeselect={false}
      />
      <p className={styles.help}>
        {text.visitorReads} «{[shown, policyInWords(draft.refunds, SPANISH_POLICY)].filter(Boolean).join(' ')}
        »
      </p>
    </>
  );
}

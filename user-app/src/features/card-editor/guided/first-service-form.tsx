import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { serviceDocumentSchema } from 'shared-lib/documents';
import { fieldMessage } from 'shared-lib/errors';
import { parsePrice } from '../../../ui/inputs/price-input';
import { isInPerson, type FirstService, type FirstServiceTerms } from './first-booking';
import styles from './guided-card.module.css';
import { messages } from './messages';

const text = messages.booking;
const stored = serviceDocumentSchema.shape;

/** Form values of a first service. */
interface Terms {
  price: string;
  onRequest: boolean;
  address: string;
  /** True to show the address on the card, besides to those who book. */
  isShown: boolean;
}

/** Returns the problem of a price; `undefined` for none. Unlike in 'Servicios', an empty price is one. */
function priceProblem({ price, onRequest }: Terms): string | undefined {
  if (onRequest) return undefined;
  if (price.trim() === '') return text.priceRequired;
  const cents = parsePrice(price, 'EUR');
  if (cents === null) return text.priceInvalid;
  return stored.price.safeParse(cents).success ? undefined : text.priceTooHigh;
}

function addressProblem(kind: FirstService, address: string): string | undefined {
  if (!isInPerson(kind)) return undefined;
  if (address.trim() === '') return fieldMessage('required', text.address);
  return stored.place.shape.detail.safeParse(address.trim()).success ? undefined : text.addressTooLong;
}

interface FirstServiceFormProps {
  kind: FirstService;
  isSaving: boolean;
  /** Called with the terms, and the address to show on the card; empty for none. */
  onAdd: (terms: FirstServiceTerms, shownAddress: string) => void;
  onBack: () => void;
}

/** Renders what a first service costs and where it takes place, which only its owner knows. */
export function FirstServiceForm({ kind, isSaving, onAdd, onBack }: FirstServiceFormProps) {
  const [terms, setTerms] = useState<Terms>({
    ...{ price: '', onRequest: false, address: '', isShown: false },
  });
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const set = (change: Partial<Terms>) => setTerms((before) => ({ ...before, ...change }));
  const problems = { price: priceProblem(terms), address: addressProblem(kind, terms.address) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.price || problems.address) return;
    const address = isInPerson(kind) ? terms.address.trim() : '';
    onAdd(
      {
        name: text.services[kind],
        price: terms.onRequest ? null : parsePrice(terms.price, 'EUR'),
        address,
      },
      terms.isShown ? address : '',
    );
  };
  return (
    <form onSubmit={submit} noValidate aria-label={text.services[kind]} className={styles.form}>
      <p className={styles.chosen}>{text.services[kind]}</p>
      <TextInput
        ref={first}
        label={text.price}
        description={text.priceHelp}
        value={terms.price}
        disabled={terms.onRequest}
        error={tried && problems.price}
        onChange={({ currentTarget }) => set({ price: currentTarget.value })}
        inputMode="decimal"
        autoComplete="off"
      />
      <Checkbox
        label={text.onRequest}
        checked={terms.onRequest}
        onChange={({ currentTarget }) => set({ onRequest: currentTarget.checked })}
      />
      {isInPerson(kind) && (
        <>
          <TextInput
            label={text.address}
            description={text.addressHelp}
            value={terms.address}
            error={tried && problems.address}
            onChange={({ currentTarget }) => set({ address: currentTarget.value })}
            autoComplete="street-address"
          />
          <Checkbox
            label={text.showAddress}
            checked={terms.isShown}
            onChange={({ currentTarget }) => set({ isShown: currentTarget.checked })}
          />
        </>
      )}
      <div className={styles.options}>
        <Button variant="default" onClick={onBack}>
          {text.other}
        </Button>
        <Button type="submit" loading={isSaving}>
          {text.add}
        </Button>
      </div>
    </form>
  );
}

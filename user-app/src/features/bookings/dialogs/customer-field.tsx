import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { BOOKING_LIMITS, type Customer } from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import { useSuggestedCustomersQuery } from '../../../booking-data/endpoints/customer-endpoints';
import { messages } from '../messages';

const words = messages.byHand;

/** Shortest text that customers are searched by, in characters. */
const SEARCH_MIN = 2;

interface CustomerFieldProps {
  value: string;
  error?: string;
  onType: (typed: string) => void;
  onChoose: (customer: Customer) => void;
}

/** Renders a field for a name, with suggestions of earlier customers. */
export function CustomerField({ value, error, onType, onChoose }: CustomerFieldProps) {
  const uid = useUid();
  const [search] = useDebouncedValue(value.trim(), 250);
  const { data: customers = [] } = useSuggestedCustomersQuery(
    { uid, search },
    { skip: search.length < SEARCH_MIN },
  );
  const labelOf = ({ name, email, phone }: Customer) => [name, email || phone].filter(Boolean).join(' · ');
  const options = search.length < SEARCH_MIN ? [] : customers.map(labelOf);
  return (
    <Autocomplete
      label={words.name}
      description={words.nameHelp}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
      maxLength={BOOKING_LIMITS.name}
      autoComplete="off"
      value={value}
      data={[...new Set(options)]}
      filter={({ options: all }) => all}
      onChange={(typed) => {
        const chosen = customers.find((customer) => labelOf(customer) === typed);
        if (chosen) onChoose(chosen);
        else onType(typed);
      }}
    />
  );
}

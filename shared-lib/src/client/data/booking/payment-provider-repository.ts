import { doc, type DocumentData } from 'firebase/firestore';
import type { PaymentProvider } from '../../../model/payments';
import { firebaseFirestore } from '../../firebase/firestore';
import { requireShape, type StoredForm } from '../../../model/stored/require-shape';
import { toMillisOrNull } from '../../../model/stored/to-millis';
import { followDocument } from '../follow';
import { ifExists } from '../read-documents';

type StoredProvider = Omit<
  StoredForm<PaymentProvider, 'connectedAt' | 'disconnectedAt' | 'updatedAt'>,
  'requirements'
> & { requirements: StoredForm<PaymentProvider['requirements'], 'deadline'> };

function toPaymentProvider(data: DocumentData): PaymentProvider {
  const stored = requireShape<StoredProvider>(data, { accountId: 'text', requirements: 'map' });
  return {
    ...stored,
    connectedAt: toMillisOrNull(stored.connectedAt) ?? 0,
    disconnectedAt: toMillisOrNull(stored.disconnectedAt),
    updatedAt: toMillisOrNull(stored.updatedAt) ?? 0,
    requirements: { ...stored.requirements, deadline: toMillisOrNull(stored.requirements.deadline) },
  };
}

/**
 * Subscribes to an owner's account at Stripe.
 *
 * @param onChange - Gets `null` while the owner has none.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToPaymentProvider(
  uid: string,
  onChange: (provider: PaymentProvider | null) => void,
  onError: (error: Error) => void,
): () => void {
  return followDocument(
    doc(firebaseFirestore(), 'paymentProviders', uid),
    ifExists(toPaymentProvider),
    onChange,
    onError,
    { confirmed: 'absence' },
  );
}

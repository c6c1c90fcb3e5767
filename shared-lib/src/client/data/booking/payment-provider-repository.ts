import { doc, onSnapshot, type DocumentData, type Timestamp } from 'firebase/firestore';
import type { PaymentProvider } from '../../../model/payments';
import { fromFirebase } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { tellOne } from '../read-documents';

const millis = (time: unknown) => (time as Timestamp | null)?.toMillis() ?? null;

function toPaymentProvider(data: DocumentData): PaymentProvider {
  const stored = data as PaymentProvider;
  return {
    ...stored,
    connectedAt: millis(data['connectedAt']) ?? 0,
    disconnectedAt: millis(data['disconnectedAt']),
    updatedAt: millis(data['updatedAt']) ?? 0,
    requirements: { ...stored.requirements, deadline: millis(stored.requirements.deadline) },
  };
}

/**
 * Follows an owner's account at Stripe.
 *
 * @param onChange - Gets `null` while the owner has none.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToPaymentProvider(
  uid: string,
  onChange: (provider: PaymentProvider | null) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    doc(firebaseFirestore(), 'paymentProviders', uid),
    { includeMetadataChanges: true },
    (snapshot) => {
      // Nothing on this device doesn't mean that there is nothing.
      if (!snapshot.exists() && snapshot.metadata.fromCache) return;
      if (snapshot.exists()) tellOne(snapshot, (one) => toPaymentProvider(one.data()), onChange, onError);
      else onChange(null);
    },
    (error) => onError(fromFirebase(error)),
  );
}

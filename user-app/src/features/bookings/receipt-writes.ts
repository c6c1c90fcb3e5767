import { callFunction } from 'shared-lib/data';
import { saveFile } from 'shared-lib/save-file';
import { dataApi, serverWrite } from 'shared-lib/store';
import { messages } from './messages';

const receiptWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves the receipt of what was paid for a booking as a PDF. */
    savePaymentReceipt: build.mutation<unknown, { bookingId: string }>(
      serverWrite(
        async (request) => {
          const { name, file } = await callFunction('paymentReceipt', request);
          saveFile(
            name,
            'application/pdf',
            Uint8Array.from(atob(file), (char) => char.charCodeAt(0)),
          );
        },
        { done: () => messages.receipt.saved },
      ),
    ),
  }),
});

export const { useSavePaymentReceiptMutation } = receiptWrites;
